package kodama.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import kodama.input.Autorepeat;
import kodama.input.ControlScheme;
import kodama.input.Controls;
import kodama.input.Key;
import kodama.input.Pad;
import kodama.input.RawInput;
import kodama.request.FirstScene;
import kodama.request.GameStart;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever happens between two ticks, also while the game is held, scripts see the same in a replay. */
class RecordedInputTest {
    private static final Key[] KEYS = {Key.LEFT, Key.UP, Key.Z, Key.X};

    private final ReplayWriter writer = new ReplayWriter();
    private final List<String> recorded = new ArrayList<>();
    private final List<String> replayed = new ArrayList<>();

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void keysOfAHeldGameAreRepeated(long seed) {
        record(new Random(seed));
        replay(new Random(seed));
        assertEquals(String.join("\n", recorded), String.join("\n", replayed));
    }

    private void record(Random random) {
        RawInput raw = new RawInput();
        Controls controls = new Controls(raw, ControlScheme.defaults());
        writer.beginWorld(new WorldStart(true, 1, GameStart.of(FirstScene.DEFAULT), "en", Map.of(), Map.of()));
        controls.beginWorld();
        writer.synchronizeInput(controls);
        Random input = new Random(random.nextLong());
        for (int tick = 0; tick < 600; tick++) {
            controls.latch();
            for (int held = input.nextInt(4); held > 0; held--) {
                change(raw, input);
                controls.relatch();
                if (input.nextInt(20) == 0) controls.ignorePressed();
            }
            writer.beginTick(controls);
            tick(controls, random, recorded);
        }
        writer.endWorld();
    }

    private static void change(RawInput raw, Random input) {
        Key key = KEYS[input.nextInt(KEYS.length)];
        if (input.nextBoolean()) raw.press(key);
        else raw.release(key);
    }

    /** What a game does in a tick: it may pause its tasks, and ignore held actions; the result is what it sees. */
    private static void tick(Controls controls, Random random, List<String> seen) {
        controls.beginTick(random.nextInt(5) == 0);
        controls.setPausable(() -> true);
        String gameplay = seen(controls.pad(1));
        controls.setPausable(() -> false);
        seen.add(gameplay + " " + seen(controls.pad(1)));
        controls.setPausable(random::nextBoolean);
        if (random.nextInt(40) == 0) controls.ignoreHeld();
        if (random.nextInt(60) == 0) controls.beginScene();
    }

    private static String seen(Pad pad) {
        StringBuilder line = new StringBuilder();
        for (String action : List.of("left", "up", "fire"))
            line.append(pad.isDown(action) ? 'd' : '.')
                    .append(pad.isPressed(action) ? 'p' : '.')
                    .append(pad.isReleased(action) ? 'r' : '.')
                    .append(pad.isRepeated(action, new Autorepeat(6, 3)) ? 'a' : '.')
                    .append(' ');
        return line.toString();
    }

    private void replay(Random random) {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        writer.snapshot().forEach(body::writeBytes);
        ReplayReader reader = new ReplayReader(body.toByteArray());
        Controls controls = new Controls(new RawInput(), ControlScheme.defaults());
        reader.nextWorld();
        controls.beginWorld();
        reader.takeEvents(event -> controls.resync(reader.input()));
        random.nextLong();
        while (!reader.isWorldOver()) {
            controls.latch(reader.input());
            reader.beginTick();
            reader.takeEvents(event -> {});
            tick(controls, random, replayed);
        }
    }
}
