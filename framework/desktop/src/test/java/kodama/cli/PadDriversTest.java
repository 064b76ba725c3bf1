package kodama.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import kodama.base.LeakTracker;
import kodama.desktop.joystick.JoystickMonitor;
import kodama.file.GameFiles;
import kodama.input.PadDriver;
import kodama.input.RawInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PadDriversTest {
    @TempDir
    Path temp;

    private final List<String> events = new ArrayList<>();
    private final LeakTracker leakTracker = new LeakTracker();

    /** A driver that fails only after its start. */
    private final class ToyDriver implements PadDriver {
        private final String name;
        private Runnable onEnd = () -> {};

        ToyDriver(String name) {
            this.name = name;
        }

        @Override
        public RunningDriver start(RawInput input, Consumer<String> warnings, Runnable other) {
            onEnd = other;
            events.add(name + " starts");
            return () -> events.add(name + " ends");
        }
    }

    /** A driver from the plugins, created by the service loader. */
    public static final class Plugin implements PadDriver {
        @Override
        public RunningDriver start(RawInput input, Consumer<String> warnings, Runnable onEnd) {
            return () -> {};
        }
    }

    private PadDrivers pads(PadDriver... drivers) {
        return new PadDrivers(List.of(drivers), new RawInput(), events::add, leakTracker);
    }

    @Test
    void onlyOneDriverRunsSoThatNoPressCountsTwice() {
        pads(new ToyDriver("first"), new ToyDriver("second")).close();
        assertEquals(List.of("first starts", "first ends"), events);
    }

    @Test
    void theNextDriverStartsIfTheFirstCannotRun() {
        ToyDriver first = new ToyDriver("first");
        PadDrivers pads = pads(first, new ToyDriver("second"));
        first.onEnd.run();
        pads.close();
        assertEquals(List.of("first starts", "second starts", "second ends"), events);
    }

    @Test
    void withoutAnotherDriverThereAreNoControllers() {
        ToyDriver only = new ToyDriver("only");
        PadDrivers pads = pads(only);
        only.onEnd.run();
        pads.close();
        assertEquals(List.of("only starts"), events);
    }

    @Test
    void noDriverStartsAfterTheEnd() {
        ToyDriver first = new ToyDriver("first");
        pads(first, new ToyDriver("second")).close();
        first.onEnd.run();
        assertEquals(List.of("first starts", "first ends"), events);
    }

    @Test
    void aDriverAmongThePluginsComesBeforeKodamasOwn() throws IOException {
        List<PadDriver> drivers = PadDrivers.available(pluginThatNames(Plugin.class.getName()), List::of, events::add);
        assertTrue(drivers.get(0) instanceof Plugin);
        assertEquals(List.of(), events);
    }

    @Test
    void aBrokenPluginIsReportedAndKodamasOwnDriverRuns() throws IOException {
        List<PadDriver> drivers = PadDrivers.available(pluginThatNames("nowhere.Driver"), List::of, events::add);
        assertEquals(Files.isDirectory(JoystickMonitor.DEVICES) ? 1 : 0, drivers.size());
        assertEquals(
                List.of("a gamepad driver in the folder plugins is broken:"
                        + " kodama.input.PadDriver: Provider nowhere.Driver not found"),
                events);
    }

    @Test
    void mappingsInTheFolderOfTheGameAreRead() throws IOException {
        String toy = "03000000c82d00000161000000010000,Toy,a:b1,b:b0,platform:Linux,";
        GameFiles game = GameFiles.folder(temp);
        assertEquals(List.of(), PadDrivers.gameMappings(game, events::add));
        Files.writeString(temp.resolve("gamecontrollerdb.txt"), toy + "\nnonsense\n");
        assertEquals(List.of(toy), PadDrivers.gameMappings(game, events::add));
        assertEquals(1, events.size());
        assertTrue(events.get(0).startsWith("gamecontrollerdb.txt:2: a gamepad must be"), events.get(0));
    }

    @Test
    void aHugeFileOfMappingsNextToTheProgramIsNotRead() throws IOException {
        Path file = temp.resolve("gamecontrollerdb.txt");
        Files.writeString(file, "# gamepads\n");
        try (RandomAccessFile huge = new RandomAccessFile(file.toFile(), "rw")) {
            huge.setLength(1L << 30);
        }
        assertEquals(List.of(), PadDrivers.ownMappings(file, events::add));
        assertEquals(
                List.of("gamepads are not added: " + file + ": must have at most 4194304 bytes but has 1073741824"),
                events);
    }

    private ClassLoader pluginThatNames(String driver) throws IOException {
        Path services = Files.createDirectories(temp.resolve("META-INF/services"));
        Files.writeString(services.resolve("kodama.input.PadDriver"), driver);
        return new URLClassLoader(new URL[] {temp.toUri().toURL()}, getClass().getClassLoader());
    }
}
