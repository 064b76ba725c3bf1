package kodama.loop.verify;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import kodama.loop.GameProject;
import kodama.loop.World;
import kodama.loop.replay.ReplayDifference;
import kodama.loop.replay.RunJournal;
import kodama.loop.replay.RunPlayer;
import kodama.loop.replay.RunRecorder;
import kodama.option.PlayerData;
import kodama.replay.Replay;
import org.jspecify.annotations.Nullable;

/**
 * Runs a game twice, tick by tick in turn, and compares both states after each tick. Finds what in a game depends on
 * something else than its input, such as a Java task that reads a clock.
 */
public final class TwinRun {
    private final HeadlessRun one;
    private final HeadlessRun other;
    private long lastEqual;
    private int worlds;
    private @Nullable World lastWorld;

    private TwinRun(HeadlessRun one, HeadlessRun other) {
        this.one = one;
        this.other = other;
    }

    /**
     * The result of running a game twice.
     *
     * @param ticks number of ticks that both runs had
     * @param difference the first difference; null if there is none
     * @param errors the errors of scripts in the first run, as text
     */
    public record Result(long ticks, @Nullable ReplayDifference difference, List<String> errors) {}

    /**
     * Runs a game twice with the same seed and the same random input: once on a single thread, and once with a draw
     * thread and all cores.
     *
     * @param ticks number of ticks; fewer if the game quits
     */
    public static Result ofGame(Supplier<GameProject> game, long seed, long ticks, int cores) {
        try (HeadlessRun one = live(game, seed, 1);
                HeadlessRun other = live(game, seed, cores)) {
            RandomPlayer first = new RandomPlayer(game, one.raw(), seed);
            RandomPlayer second = new RandomPlayer(game, other.raw(), seed);
            TwinRun twins = new TwinRun(one, other);
            ReplayDifference found = null;
            long tick = 0;
            while (found == null && tick < ticks) {
                first.play();
                second.play();
                boolean goesOn = one.step();
                if (goesOn != other.step()) found = twins.difference("the game quits in one run only", "", "");
                else found = twins.compare();
                if (!goesOn) break;
                tick++;
            }
            return new Result(tick, found, List.copyOf(one.errors()));
        }
    }

    /**
     * A recorded run.
     *
     * @param body the body of its replay, in blocks
     * @param fields the fields that the game added to its replay
     */
    public record Recording(List<byte[]> body, Map<String, Object> fields) {}

    /** Records a run with random input, with a hash of the state after each tick. */
    public static Recording record(Supplier<GameProject> game, long seed, long ticks) {
        PlayerData playerData = PlayerData.inMemory();
        RunRecorder recorder = new RunRecorder(playerData.settings(), 1);
        try (HeadlessRun run = new HeadlessRun(game, recorder, playerData, seed, 1, List.of())) {
            RandomPlayer player = new RandomPlayer(game, run.raw(), seed);
            for (long tick = 0; tick < ticks; tick++) {
                player.play();
                if (!run.step()) break;
            }
            return new Recording(recorder.snapshot(), recorder.fields().copy());
        }
    }

    private static HeadlessRun live(Supplier<GameProject> game, long seed, int cores) {
        return new HeadlessRun(game, RunJournal.none(), PlayerData.inMemory(), seed, cores, List.of());
    }

    /**
     * Plays a replay twice.
     *
     * @return the first difference between the two; null if there is none
     */
    static @Nullable ReplayDifference ofReplay(Supplier<GameProject> game, Replay replay) {
        RunPlayer player = new RunPlayer(replay.reader(), ignored -> {}).drawingAsRecorded();
        RunPlayer twin = new RunPlayer(replay.reader(), ignored -> {}).drawingAsRecorded();
        try (HeadlessRun one = HeadlessRun.of(game, player);
                HeadlessRun other = HeadlessRun.of(game, twin)) {
            TwinRun twins = new TwinRun(one, other);
            while (!player.isFinished() && one.step() && other.step()) {
                ReplayDifference found = twins.compare();
                if (found != null) return found;
            }
            return null;
        }
    }

    private @Nullable ReplayDifference compare() {
        World mine = one.world();
        World its = other.world();
        if (mine == null || its == null) return null;
        if (mine != lastWorld) beginWorld(mine);
        if (mine.tick() != its.tick()) return difference("the number of ticks", text(mine.tick()), text(its.tick()));
        if (mine.state().hash().equals(its.state().hash())) {
            lastEqual = mine.tick();
            return null;
        }
        return mine.state()
                .snapshot()
                .firstDifference(its.state().snapshot())
                .map(found -> difference(found.what(), found.first(), found.second()))
                .orElseGet(() -> difference("the state", "", ""));
    }

    private void beginWorld(World begun) {
        lastWorld = begun;
        worlds++;
        lastEqual = 0;
    }

    private static String text(long number) {
        return Long.toString(number);
    }

    private ReplayDifference difference(String what, String first, String second) {
        World world = lastWorld;
        return new ReplayDifference(worlds, lastEqual, world == null ? 0 : world.tick(), what, first, second);
    }
}
