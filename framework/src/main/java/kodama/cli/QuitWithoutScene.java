package kodama.cli;

import kodama.loop.FrameHook;
import kodama.loop.GameErrors;
import kodama.loop.World;
import kodama.request.LoopRequests;
import kodama.request.Request;
import kodama.script.hold.Holder;
import org.jspecify.annotations.Nullable;

/** Quits when there is nothing to play, or nothing goes on since the scene has failed, and no one could mend it. */
final class QuitWithoutScene implements FrameHook {
    private final GameErrors errors;
    private final LoopRequests requests;
    private @Nullable World world;

    QuitWithoutScene(GameErrors errors, LoopRequests requests) {
        this.errors = errors;
        this.requests = requests;
    }

    @Override
    public void worldBegins(World begun, Holder holder) {
        world = begun;
    }

    @Override
    public void afterDraw(long frames) {
        if (errors.startFailed()) requests.submit(new Request.Quit(CommandException.WRONG_USE));
        else if (hasFailed()) requests.submit(new Request.Quit(0));
    }

    /** Whether an error has ended the scene's first task, and no other goes on; the exit code tells of the error. */
    private boolean hasFailed() {
        return world != null
                && world.scripts().sceneHasFailed()
                && world.scripts().sceneIsOver();
    }
}
