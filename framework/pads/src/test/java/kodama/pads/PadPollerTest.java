package kodama.pads;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import kodama.input.AxisMap;
import kodama.input.ControlScheme;
import kodama.input.Controls;
import kodama.input.PadAxis;
import kodama.input.PadControl;
import kodama.input.RawInput;
import kodama.pads.FakePads.ToyPad;
import org.junit.jupiter.api.Test;

class PadPollerTest {
    private final RawInput raw = new RawInput();
    private final Controls controls = new Controls(raw, ControlScheme.defaults());
    private final FakePads library = new FakePads();
    private final PadPoller poll = new PadPoller(library, raw);

    private boolean tick() {
        boolean isAnyThere = poll.poll();
        controls.latch();
        return isAnyThere;
    }

    private boolean isDown(String action) {
        return controls.pad(1).isDown(action);
    }

    @Test
    void aButtonIsAnActionUntilItIsReleased() {
        ToyPad pad = library.plug(7, "Toy");
        pad.down.add(PadControl.A);
        tick();
        assertTrue(isDown("fire"));
        pad.down.clear();
        tick();
        assertFalse(isDown("fire"));
    }

    @Test
    void sticksAndTriggersAreAnalog() {
        ToyPad pad = library.plug(7, "Toy");
        pad.moved.put(PadAxis.LEFT_X, -1.0);
        pad.moved.put(PadAxis.LT, 0.5);
        pad.moved.put(PadAxis.RT, 1.0);
        tick();
        assertEquals(-1, controls.value(AxisMap.X, 1));
        assertTrue(isDown("left"));
        double half = controls.value("left_trigger", 1);
        assertTrue(half > 0 && half < 1, "half: " + half);
        assertEquals(1, controls.value("right_trigger", 1));
    }

    @Test
    void pollingReportsThatNoControllerIsPluggedIn() {
        assertFalse(tick());
        library.plug(7, "Toy");
        assertTrue(tick());
        library.plugged.clear();
        assertFalse(tick());
    }

    @Test
    void aControllerUnpluggedDuringAPressReleasesItAndWorksAgainWhenReconnected() {
        library.plug(7, "Toy").down.add(PadControl.A);
        tick();
        library.plugged.clear();
        tick();
        assertFalse(isDown("fire"));
        library.plug(8, "Toy").down.add(PadControl.A);
        tick();
        assertTrue(isDown("fire"));
    }

    @Test
    void aControllerUnpluggedDuringPollingReleasesItsButtonsToo() {
        ToyPad pad = library.plug(7, "Toy");
        pad.down.add(PadControl.A);
        tick();
        pad.goesInBetween = true;
        assertFalse(tick());
        assertFalse(isDown("fire"));
    }

    @Test
    void aControllerThatMovesToAnotherSlotKeepsItsState() {
        library.plug(7, "First");
        ToyPad second = library.plug(8, "Second");
        second.down.add(PadControl.A);
        tick();
        library.plugged.remove(0);
        tick();
        assertTrue(isDown("fire"));
        assertFalse(controls.pad(1).isPressed("fire"));
    }

    @Test
    void twoControllersOfTheSameModelWorkIndependently() {
        ToyPad left = library.plug(7, "Toy");
        ToyPad right = library.plug(8, "Toy");
        left.down.add(PadControl.A);
        right.down.add(PadControl.START);
        tick();
        assertTrue(isDown("fire") && isDown("start"));
        left.down.clear();
        tick();
        assertTrue(!isDown("fire") && isDown("start"));
    }

    @Test
    void theNinthControllerWorksWhenAnotherIsUnplugged() {
        for (int id = 0; id < 8; id++) library.plug(id, "Toy");
        library.plug(8, "Ninth").down.add(PadControl.A);
        tick();
        assertFalse(isDown("fire"));
        library.plugged.remove(3);
        tick();
        tick();
        assertTrue(isDown("fire"));
    }

    @Test
    void theLastRumbleOfTheGameIsPlayedOnThePlayersController() {
        ToyPad pad = library.plug(7, "Toy");
        pad.down.add(PadControl.A);
        tick();
        controls.rumble(1, 0.25, 100);
        controls.rumble(1, 0.5, 160);
        assertEquals(List.of(), pad.shakes);
        tick();
        tick();
        assertEquals(List.of("0.5 for 160"), pad.shakes);
    }

    @Test
    void everythingIsReleasedAtTheEnd() {
        library.plug(7, "Toy").down.add(PadControl.A);
        tick();
        poll.close();
        controls.latch();
        assertFalse(isDown("fire"));
    }
}
