package kodama.replay;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import kodama.input.ControlScheme;
import kodama.input.Controls;
import kodama.input.InputSimulator;
import kodama.input.Key;
import kodama.input.PadAxis;
import kodama.input.RawInput;
import kodama.request.FirstScene;
import kodama.request.GameStart;
import kodama.save.SaveAnswer;

/** Bodies of replays for tests: recordings of random input in which every kind of event occurs. */
final class RecordedRuns {
    private static final Key[] KEYS = {Key.LEFT, Key.RIGHT, Key.UP, Key.Z, Key.X, Key.ENTER};

    private final Random random;
    private final RawInput raw = new RawInput();
    private final InputSimulator hands = new InputSimulator(raw, "pad");
    private final Controls controls = new Controls(raw, ControlScheme.defaults());
    private final ReplayWriter writer = new ReplayWriter();

    private RecordedRuns(Random random) {
        this.random = random;
    }

    /**
     * Records some worlds.
     *
     * @param ticks ticks of each
     * @return the body
     */
    static byte[] body(Random random, int worlds, int ticks) {
        RecordedRuns runs = new RecordedRuns(random);
        for (int world = 0; world < worlds; world++) runs.recordWorld(ticks);
        return joined(runs.writer.snapshot());
    }

    static byte[] joined(List<byte[]> chunks) {
        byte[] all = new byte[chunks.stream().mapToInt(chunk -> chunk.length).sum()];
        int at = 0;
        for (byte[] chunk : chunks) {
            System.arraycopy(chunk, 0, all, at, chunk.length);
            at += chunk.length;
        }
        return all;
    }

    private GameStart start(FirstScene first) {
        if (random.nextBoolean()) return GameStart.of(first);
        return new GameStart(first, Map.of("lives", 2.0, "items", List.of("sword")), Map.of("lives", 1.0));
    }

    private void recordWorld(int ticks) {
        FirstScene first = FirstScene.of("stage")
                .withBase("world")
                .withFields(Map.of("section", "boss", "list", List.of(1.0, true, Map.of("x", 2.0))))
                .withCommand("give", "sword", 3.0);
        writer.beginWorld(new WorldStart(
                random.nextBoolean(),
                random.nextLong(),
                start(first),
                "en",
                Map.of("volume", 0.5, "keys", List.of("Z", "X")),
                Map.of("main.lua", 1L, "title.lua", -2L)));
        writer.synchronizeInput(controls);
        for (int tick = 0; tick < ticks; tick++) {
            act();
            controls.latch();
            writer.beginTick(controls);
            if (random.nextInt(6) == 0) recordEvent(tick);
        }
    }

    private void act() {
        Key key = KEYS[random.nextInt(KEYS.length)];
        switch (random.nextInt(20)) {
            case 0, 1 -> raw.press(key);
            case 2, 3 -> raw.release(key);
            case 4 -> raw.pointer().move(random.nextInt(320), random.nextInt(240));
            case 5 -> raw.turnWheel(1);
            case 6 -> hands.pad().setAxis(PadAxis.LEFT_X, random.nextDouble());
            case 7 -> raw.type("ä");
            case 8 -> controls.enterText(random.nextBoolean());
            default -> {
                // nothing happens
            }
        }
    }

    private void recordEvent(int tick) {
        switch (random.nextInt(11)) {
            case 0 -> writer.jobArrived(tick);
            case 1 -> writer.saveAnswered(new SaveAnswer.Content(tick + 1, "scores", null));
            case 2 -> writer.saveAnswered(new SaveAnswer.Sizes(tick + 1, new TreeMap<>(Map.of("a", 10L, "b/c", 2L))));
            case 3 -> writer.saveAnswered(new SaveAnswer.Failure(tick + 1, "scores", "it is a link"));
            case 4 -> writer.fpsMeasured(tick + 1, "59.9");
            case 5 -> writer.frameLength(30, 2);
            case 6 -> writer.settingChanged("option.speed", random.nextBoolean() ? null : Map.of("a", 1.0));
            case 7 -> writer.scriptEnded(random.nextInt(1_000_000), 0, "it took more than 2 seconds", 0);
            case 8 -> writer.frames(random.nextInt(3), random.nextInt(3));
            case 9 -> writer.edited("console");
            default -> writer.checkpoint(hash());
        }
    }

    private WorldHash hash() {
        return new WorldHash(
                random.nextInt(),
                random.nextInt(2),
                0,
                random.nextInt(),
                7,
                random.nextInt(99),
                random.nextInt(9999),
                0,
                random.nextInt(9999));
    }

    /** Everything in a body as text, so that two can be compared. */
    static List<String> contents(ReplayReader reader, int mostTicks) {
        List<String> contents = new ArrayList<>();
        while (reader.hasNextWorld() && contents.size() < mostTicks) {
            contents.add(reader.nextWorld().toString());
            while (contents.size() < mostTicks) {
                reader.takeEvents(event -> contents.add(event.toString()));
                if (reader.isWorldOver()) break;
                contents.add(reader.input().toString());
                reader.beginTick();
            }
        }
        return contents;
    }

    /** A body in which one byte in some hundred is changed, or a block is cut, doubled or moved. */
    static byte[] damaged(byte[] original, Random random) {
        byte[] body = original.clone();
        int at = random.nextInt(body.length);
        int length = Math.min(1 + random.nextInt(30), body.length - at);
        switch (random.nextInt(5)) {
            case 0 -> body[at] = (byte) random.nextInt();
            case 1 -> body = Arrays.copyOf(body, at);
            case 2 -> System.arraycopy(original, at, body, random.nextInt(body.length - length + 1), length);
            case 3 -> Arrays.fill(body, at, at + length, (byte) 0xFF);
            default -> {
                for (int i = 0; i < body.length; i++)
                    if (random.nextInt(200) == 0) body[i] += (byte) (1 + random.nextInt(3));
            }
        }
        return body;
    }
}
