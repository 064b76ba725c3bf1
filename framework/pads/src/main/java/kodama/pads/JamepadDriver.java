package kodama.pads;

import com.studiohartman.jamepad.Configuration;
import com.studiohartman.jamepad.ControllerManager;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import kodama.input.PadDriver;
import kodama.input.RawInput;

/** Driver for all controllers that Jamepad supports, including those plugged in later. */
public final class JamepadDriver implements PadDriver {
    /** Called by the service loader. */
    public JamepadDriver() {}

    @Override
    public RunningDriver start(RawInput input, Consumer<String> warnings, Runnable onEnd) {
        return new PadThread(Library::open, input, warnings, onEnd).start();
    }

    /** Jamepad with its native libraries. */
    static final class Library implements PadLibrary {
        /**
         * More than the number of players, because a device that is not a controller, such as a pedal, takes a slot,
         * too.
         */
        private static final int SLOTS = 16;

        private static final String MAPPINGS = "/kodama/pads/mappings.txt";

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
         */
        static PadLibrary open() {
            Configuration configuration = new Configuration();
            configuration.maxNumControllers = SLOTS;
            ControllerManager manager = new ControllerManager(configuration, MAPPINGS);
            manager.initSDLGamepad();
            return new Library(manager);
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
