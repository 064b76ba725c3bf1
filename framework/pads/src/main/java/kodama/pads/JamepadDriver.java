package kodama.pads;

import com.studiohartman.jamepad.Configuration;
import com.studiohartman.jamepad.ControllerManager;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import kodama.input.PadDriver;
import kodama.input.RawInput;

/** All pads that Jamepad knows: those that are there, and those that are plugged in later. */
public final class JamepadDriver implements PadDriver {
    /** Made by the service loader. */
    public JamepadDriver() {}

    @Override
    public RunningDriver start(RawInput input, Consumer<String> warnings, Runnable otherwise) {
        return new PadThread(Library::open, input, warnings, otherwise).start();
    }

    /** Jamepad, with its native libraries. */
    static final class Library implements PadLibrary {
        /** More than pads that play: what is plugged in and no pad, say a pedal, takes a place, too. */
        private static final int PLACES = 16;

        private static final String MAPPINGS = "/kodama/pads/mappings.txt";

        private final ControllerManager manager;
        private final List<PadSlot> devices;

        private Library(ControllerManager manager) {
            this.manager = manager;
            devices = IntStream.range(0, PLACES)
                    .<PadSlot>mapToObj(place -> new JamepadSlot(manager.getControllerIndex(place)))
                    .toList();
        }

        /** Loads the native libraries and begins; throws what Java or Jamepad do if this machine is none for them. */
        static PadLibrary open() {
            Configuration configuration = new Configuration();
            configuration.maxNumControllers = PLACES;
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
