package kodama.loop.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Supplier;
import kodama.base.PrintableText;
import kodama.loop.GameProject;
import kodama.loop.World;
import kodama.loop.replay.ReplayDifference;
import kodama.loop.replay.RunPlayer;
import kodama.replay.Replay;
import kodama.replay.ReplayReader;
import org.jspecify.annotations.Nullable;

/**
 * Verifies replays: plays them as fast as possible, without drawing pictures, and compares the state with the recorded
 * hashes and the fields of the game's own with the recorded ones, such as a score.
 *
 * <p>The instruction budget of each tick bounds the work, and ends scripts at the same point everywhere.
 */
public final class ReplayVerifier {
    /** Whole numbers up to this are shown without a fraction. */
    private static final double MAX_WHOLE = 1e15;

    private final Supplier<GameProject> game;

    /**
     * Creates a verifier.
     *
     * @param game opens the game, again for each world
     */
    public ReplayVerifier(Supplier<GameProject> game) {
        this.game = game;
    }

    /**
     * Plays a replay to its end or to its first difference. Its header must declare the right number of ticks, so that
     * a server can reject long replays before it plays them.
     *
     * @throws kodama.replay.ReplayException if the replay is damaged
     */
    public ReplayVerdict verify(Replay replay) {
        List<ReplayDifference> differences = new ArrayList<>();
        ReplayReader reader = replay.reader();
        if (reader.ticks() != replay.header().ticks())
            return new ReplayVerdict(0, null, wrongTicks(replay.header().ticks(), reader.ticks()), null);
        RunPlayer player = new RunPlayer(reader, differences::add).drawingAsRecorded();
        Map<String, Object> fieldsBeforeEnd;
        try (HeadlessRun run = HeadlessRun.of(game, player)) {
            while (differences.isEmpty() && !player.isFinished() && run.step()) continue;
            if (differences.isEmpty() && !player.isFinished()) differences.add(player.endedEarly());
            fieldsBeforeEnd = player.fields().copy();
        }
        if (!differences.isEmpty())
            return new ReplayVerdict(player.ticks(), differences.get(0), null, TwinRun.ofReplay(game, replay));
        Map<String, Object> now =
                player.isCutOff() ? fieldsBeforeEnd : player.fields().copy();
        String fields = fieldDifference(replay.header().fields(), now);
        return new ReplayVerdict(player.ticks(), null, fields, null);
    }

    private static String wrongTicks(long declared, long recorded) {
        return "the file declares " + declared + " ticks but contains " + recorded;
    }

    /**
     * Plays a replay up to a tick, and returns the state after it.
     *
     * @param worldNumber number of the world, from 1
     * @param tick number of the tick in that world, from 1
     * @return each value as a line of text; empty if the replay does not get there
     */
    public List<String> stateAfter(Replay replay, int worldNumber, long tick) {
        RunPlayer player = new RunPlayer(replay.reader(), ignored -> {}).drawingAsRecorded();
        try (HeadlessRun run = HeadlessRun.of(game, player)) {
            while (!isAt(player, worldNumber, tick) && !player.isFinished() && run.step()) continue;
            World world = run.world();
            return world == null || !isAt(player, worldNumber, tick)
                    ? List.of()
                    : world.state().snapshot().lines();
        }
    }

    private static boolean isAt(RunPlayer player, int worldNumber, long tick) {
        return player.world() == worldNumber && player.tick() >= tick;
    }

    private static @Nullable String fieldDifference(Map<String, Object> recorded, Map<String, Object> now) {
        TreeSet<String> names = new TreeSet<>(recorded.keySet());
        names.addAll(now.keySet());
        for (String name : names)
            if (!String.valueOf(recorded.get(name)).equals(String.valueOf(now.get(name))))
                return "field '" + PrintableText.line(name) + "' is " + text(recorded.get(name)) + " in the file but "
                        + text(now.get(name)) + " at the end of the replay";
        return null;
    }

    private static String text(@Nullable Object value) {
        if (value instanceof Double number && number == Math.rint(number) && Math.abs(number) < MAX_WHOLE)
            return Long.toString(number.longValue());
        return value == null ? "missing" : PrintableText.line(String.valueOf(value));
    }
}
