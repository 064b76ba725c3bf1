package kodama.pads;

import com.studiohartman.jamepad.Configuration;
import com.studiohartman.jamepad.ControllerManager;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import kodama.input.PadDriver;
import kodama.input.PadMappings;
import kodama.input.RawInput;

/** Driver for all controllers that Jamepad supports, including those plugged in later. */
public final class JamepadDriver implements PadDriver {
    private final Supplier<List<String>> mappings;

    /**
     * @param mappings reads mappings of gamepads that SDL does not know, in SDL's own format; called once, on the
     *     driver's thread
     */
    public JamepadDriver(Supplier<List<String>> mappings) {
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
         * @param mappings further mappings
         */
        static PadLibrary open(List<String> mappings, Consumer<String> warnings) {
            Configuration configuration = new Configuration();
            configuration.maxNumControllers = SLOTS;
            ControllerManager manager = new ControllerManager(configuration, NO_MAPPINGS);
            manager.initSDLGamepad();
            if (!mappings.isEmpty()) add(manager, mappings, warnings);
            return new Library(manager);
        }

        /** Jamepad only reads files. */
        private static void add(ControllerManager manager, List<String> mappings, Consumer<String> warnings) {
            try {
                Path file = Files.createTempFile("kodama-pads", ".txt");
                try {
                    Files.write(file, mappings);
                    manager.addMappingsFromFile(file.toString());
                } finally {
                    Files.delete(file);
                }
            } catch (IOException | IllegalStateException failed) {
                warnings.accept("the mappings of " + PadMappings.FILE + " are not used: " + failed.getMessage());
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

        /** On Windows, SDL ends with the program, because under Wine it can crash when it is asked to end. */
        @Override
        public void close() {
            if (!System.getProperty("os.name").startsWith("Windows")) manager.quitSDLGamepad();
        }
    }
}
