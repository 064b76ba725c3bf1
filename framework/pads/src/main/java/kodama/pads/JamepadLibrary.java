package kodama.pads;

import com.studiohartman.jamepad.Configuration;
import com.studiohartman.jamepad.ControllerManager;
import java.util.List;
import java.util.stream.IntStream;

/** Jamepad, with its native libraries. */
final class JamepadLibrary implements PadLibrary {
    /** More than pads that play: what is plugged in and no pad, say a pedal, takes a place, too. */
    private static final int PLACES = 16;

    private static final String MAPPINGS = "/kodama/pads/mappings.txt";

    private final ControllerManager manager;
    private final List<PadDevice> devices;

    private JamepadLibrary(ControllerManager manager) {
        this.manager = manager;
        devices = IntStream.range(0, PLACES)
                .<PadDevice>mapToObj(place -> new JamepadDevice(manager.getControllerIndex(place)))
                .toList();
    }

    /** Loads the native libraries and begins; throws what Java or Jamepad do if this machine is none for them. */
    static PadLibrary open() {
        Configuration configuration = new Configuration();
        configuration.maxNumControllers = PLACES;
        ControllerManager manager = new ControllerManager(configuration, MAPPINGS);
        manager.initSDLGamepad();
        return new JamepadLibrary(manager);
    }

    @Override
    public void look() {
        manager.update();
    }

    @Override
    public List<PadDevice> devices() {
        return devices;
    }

    @Override
    public void close() {
        manager.quitSDLGamepad();
    }
}
