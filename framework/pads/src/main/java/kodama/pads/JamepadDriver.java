package kodama.pads;

import com.studiohartman.jamepad.Configuration;
import com.studiohartman.jamepad.ControllerManager;
import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import kodama.file.Plugins;
import kodama.input.PadDriver;
import kodama.input.RawInput;
import org.jspecify.annotations.Nullable;

/** Driver for all controllers that Jamepad supports, including those plugged in later. */
public final class JamepadDriver implements PadDriver {
    /** File with mappings of gamepads that SDL does not know, in SDL's own format. */
    static final String MAPPINGS = "gamecontrollerdb.txt";

    private final Supplier<@Nullable File> mappings;

    /** Makes the driver; it reads the file of mappings next to the program if there is one. */
    public JamepadDriver() {
        this(() -> Plugins.fileNextToProgram(MAPPINGS));
    }

    JamepadDriver(Supplier<@Nullable File> mappings) {
        this.mappings = mappings;
    }

    @Override
    public RunningDriver start(RawInput input, Consumer<String> warnings, Runnable onEnd) {
        return new PadThread(() -> Library.open(mappings.get(), warnings), input, warnings, onEnd).start();
    }

    /** Jamepad with its native libraries. */
    static final class Library implements PadLibrary {
        /**
         * More than the number of players, because a device that is not a controller, such as a pedal, takes a slot,
         * too.
         */
        private static final int SLOTS = 16;

        /** An empty list: SDL has its own, and Jamepad requires one. */
        private static final String NO_MAPPINGS = "/kodama/pads/mappings.txt";

        private final ControllerManager manager;
        private final List<PadSlot> devices;

        private Library(ControllerManager manager) {
            this.manager = manager;
            devices = IntStream.range(0, SLOTS)
                    .<PadSlot>mapToObj(slot -> new JamepadSlot(manager.getControllerIndex(slot)))
                    .toList();
        }

        /**
         * Loads the native libraries and starts; throws an error of Java or Jamepad if they do not fit this machine.
         *
         * @param mappings file with further mappings, or null
         */
        static PadLibrary open(@Nullable File mappings, Consumer<String> warnings) {
            Configuration configuration = new Configuration();
            configuration.maxNumControllers = SLOTS;
            ControllerManager manager = new ControllerManager(configuration, NO_MAPPINGS);
            manager.initSDLGamepad();
            if (mappings != null) add(manager, mappings, warnings);
            return new Library(manager);
        }

        private static void add(ControllerManager manager, File mappings, Consumer<String> warnings) {
            try {
                manager.addMappingsFromFile(mappings.getPath());
            } catch (IOException | IllegalStateException failed) {
                warnings.accept("the gamepads of " + mappings.getName() + " are not used: " + failed.getMessage());
            }
        }

        @Override
        public void update() {
            manager.update();
        }

        @Override
        public List<PadSlot> slots() {
            return devices;
        }

        @Override
        public void close() {
            manager.quitSDLGamepad();
        }
    }
}
