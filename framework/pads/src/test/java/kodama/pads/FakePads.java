package kodama.pads;

import com.studiohartman.jamepad.ControllerUnpluggedException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kodama.input.PadAxis;
import kodama.input.PadControl;
import org.jspecify.annotations.Nullable;

/** A library whose controllers are plugged in and operated by tests. */
final class FakePads implements PadLibrary {
    private static final int PLACES = 12;

    /** A plugged-in controller. */
    static final class ToyPad {
        final int id;
        final String name;
        final Set<PadControl> down = EnumSet.noneOf(PadControl.class);
        final Map<PadAxis, Double> moved = new EnumMap<>(PadAxis.class);
        final List<String> shakes = new ArrayList<>();

        /** Whether it is unplugged after its buttons were polled, but before its sticks are. */
        boolean goesInBetween;

        ToyPad(int id, String name) {
            this.id = id;
            this.name = name;
        }
    }

    /** A slot and the controller in it. */
    private final class Place implements PadSlot {
        private final int number;

        Place(int number) {
            this.number = number;
        }

        private @Nullable ToyPad there() {
            return number < plugged.size() ? plugged.get(number) : null;
        }

        private ToyPad pad() throws ControllerUnpluggedException {
            ToyPad pad = there();
            if (pad == null) throw new ControllerUnpluggedException("there is none");
            return pad;
        }

        @Override
        public boolean isConnected() {
            return there() != null;
        }

        @Override
        public int id() throws ControllerUnpluggedException {
            return pad().id;
        }

        @Override
        public String name() throws ControllerUnpluggedException {
            return pad().name;
        }

        @Override
        public Set<PadControl> buttons() {
            return EnumSet.of(PadControl.A, PadControl.START, PadControl.LEFT);
        }

        @Override
        public boolean isDown(PadControl control) throws ControllerUnpluggedException {
            return pad().down.contains(control);
        }

        @Override
        public double axisValue(PadAxis axis) throws ControllerUnpluggedException {
            if (pad().goesInBetween) plugged.remove(number);
            return pad().moved.getOrDefault(axis, 0.0);
        }

        @Override
        public void rumble(double strength, int millis) throws ControllerUnpluggedException {
            pad().shakes.add(strength + " for " + millis);
        }
    }

    /** In the order of their slots. */
    final List<ToyPad> plugged = new ArrayList<>();

    private final List<PadSlot> places = new ArrayList<>();

    /** Thrown by the next call of the library. */
    @Nullable
    RuntimeException failure;

    volatile boolean isClosed;

    FakePads() {
        for (int i = 0; i < PLACES; i++) places.add(new Place(i));
    }

    ToyPad plug(int id, String name) {
        ToyPad pad = new ToyPad(id, name);
        plugged.add(pad);
        return pad;
    }

    @Override
    public void update() {
        if (failure != null) throw failure;
    }

    @Override
    public List<PadSlot> slots() {
        return places;
    }

    @Override
    public void close() {
        isClosed = true;
    }
}
