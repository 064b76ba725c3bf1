package kodama.loop.verify;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.draw.OffscreenPresenter;
import kodama.loop.FrameHook;
import kodama.loop.GameProject;
import kodama.loop.replay.RunPlayer;
import kodama.replay.Replay;

/** Plays a part of a replay without a window: as fast as possible up to the part, then with a picture of each tick. */
public final class ReplayPictures implements FrameHook {
    private final RunPlayer player;
    private final long from;
    private long drawn;

    private ReplayPictures(RunPlayer player, long from) {
        this.player = player;
        this.from = from;
    }

    /**
     * Plays a part of a replay.
     *
     * @param game opens the game, again for each world
     * @param from first tick with a picture, counted from the start of the replay; at least 1
     * @param to last tick; at most that of the replay
     * @param isCancelled asked after each tick; ends it early
     * @param pictures receives the frame of each tick
     */
    public static void play(
            Supplier<GameProject> game,
            Replay replay,
            long from,
            long to,
            BooleanSupplier isCancelled,
            Consumer<OffscreenPresenter> pictures) {
        RunPlayer player = new RunPlayer(replay.reader(), difference -> {});
        if (from > 1) player.seek(from - 1);
        ReplayPictures hook = new ReplayPictures(player, from);
        try (HeadlessRun run = new HeadlessRun(game, player, player.playerData(), 0, 1, List.of(hook))) {
            for (long shown = 0; player.ticks() < to && !isCancelled.getAsBoolean() && run.step(); ) {
                if (hook.drawn == shown) continue;
                shown = hook.drawn;
                pictures.accept(run.screen());
            }
        }
    }

    @Override
    public boolean capturesEachTick() {
        return true;
    }

    @Override
    public void afterDraw(long frames) {
        afterDraw(frames, 1);
    }

    /** A frame that shows the progress towards the part has no ticks. */
    @Override
    public void afterDraw(long frames, int ticks) {
        if (ticks > 0 && player.ticks() >= from) drawn++;
    }
}
