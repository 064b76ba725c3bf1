package kodama.loop.verify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import kodama.base.LeakTracker;
import kodama.draw.OffscreenPresenter;
import kodama.input.RawInput;
import kodama.job.CompletionPolicy;
import kodama.log.Log;
import kodama.loop.FrameHook;
import kodama.loop.GameErrors;
import kodama.loop.GamePlatform;
import kodama.loop.GameProject;
import kodama.loop.LoopObject;
import kodama.loop.Program;
import kodama.loop.World;
import kodama.loop.game.GameLoop;
import kodama.loop.replay.RunJournal;
import kodama.loop.replay.RunPlayer;
import kodama.option.PlayerData;
import kodama.request.LoopNames;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.script.config.Display;
import kodama.script.config.GameConfig;
import kodama.script.debug.BreakpointHandler;
import kodama.script.game.Assets;
import kodama.script.game.Diagnostics;
import kodama.sound.playback.Audio;
import kodama.time.VirtualClock;
import org.jspecify.annotations.Nullable;

/** A game that runs frame by frame, without window, sound, saves and output. Owned by the thread that steps it. */
final class HeadlessRun implements AutoCloseable {
    private final LeakTracker leakTracker = new LeakTracker();
    private final LoopRequests requests = new LoopRequests();
    private final RawInput raw = new RawInput();
    private final List<String> errors = new ArrayList<>();
    private final Assets assets;
    private final OffscreenPresenter screen;
    private final Program program;
    private @Nullable World world;

    /**
     * Prepares a run.
     *
     * @param game opens the game, again for each world
     * @param journal records the run, or plays a recorded one
     * @param playerData the player's data; in memory
     * @param seed seed of the random numbers
     * @param cores number of cores to use; with more than one, frames are drawn on another thread
     * @param hooks called after each frame
     */
    HeadlessRun(
            Supplier<GameProject> game,
            RunJournal journal,
            PlayerData playerData,
            long seed,
            int cores,
            List<FrameHook> hooks) {
        GameProject first = game.get();
        GameConfig config = first.config();
        assets = Assets.of(first.files(), leakTracker);
        first.close();
        Display display = config.display();
        screen = new OffscreenPresenter(display.width(), display.height());
        GamePlatform platform = new GamePlatform(
                game,
                assets,
                screen,
                raw,
                CompletionPolicy.NEXT_TICK,
                VirtualClock::new,
                requests,
                new GameErrors(Log.to(errors::add)),
                List.of(),
                Stream.concat(Stream.of(new WorldKeeper()), hooks.stream()).toList(),
                Diagnostics.of(false, Log.to(line -> {}), leakTracker),
                playerData,
                Audio.silent(),
                seed,
                cores,
                journal);
        requests.submit(new LoopRequest.SoftReset(LoopNames.GAME));
        program = new Program(requests, loops(config, platform), phase -> {}, platform.errors());
    }

    /** Prepares a run that plays a recorded one on a single thread. */
    static HeadlessRun of(Supplier<GameProject> game, RunPlayer player) {
        return new HeadlessRun(game, player, player.playerData(), 0, 1, List.of());
    }

    /** The game's own loop objects are not part of a recording: the game's next loop object replaces them. */
    private static Map<String, Supplier<LoopObject>> loops(GameConfig config, GamePlatform platform) {
        Map<String, Supplier<LoopObject>> loops = new HashMap<>();
        loops.put(LoopNames.GAME, () -> new GameLoop(platform));
        for (String name : config.java().loops().keySet()) loops.put(name, loops.get(LoopNames.GAME));
        return loops;
    }

    /** Runs the next frame. Returns whether there was one; false after the game has quit. */
    boolean step() {
        return program.step();
    }

    /** Returns the current world; null before the first. */
    @Nullable
    World world() {
        return world;
    }

    /** Returns what receives the frames. */
    OffscreenPresenter screen() {
        return screen;
    }

    /** Returns the input of the game. */
    RawInput raw() {
        return raw;
    }

    /** Returns the errors of scripts, as text. */
    List<String> errors() {
        return errors;
    }

    /** Ends the game. */
    @Override
    public void close() {
        requests.submit(new LoopRequest.Quit(0));
        program.run();
        assets.close();
    }

    /** Remembers the current world. */
    private final class WorldKeeper implements FrameHook {
        @Override
        public void beginWorld(World begun, BreakpointHandler handler) {
            world = begun;
        }

        @Override
        public void afterDraw(long frames) {}
    }
}
