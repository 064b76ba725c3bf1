package kodama.script.shot;

import kodama.shot.Edge;
import kodama.shot.Shot;
import kodama.shot.ShotEndReason;
import kodama.shot.ShotEventListener;
import kodama.shot.WallAction;
import org.jspecify.annotations.Nullable;

/** Listens to the events of shots for the callbacks of scripts, and passes events on to an earlier listener. */
final class ShotListener implements ShotEventListener {
    final ScriptShotCallbacks shotCallbacks;
    private final ShotEventDispatcher dispatcher;
    /** The earlier listener, such as the player of a pattern file; null for none. */
    private final @Nullable ShotEventListener other;

    ShotListener(ScriptShotCallbacks shotCallbacks, ShotEventDispatcher dispatcher, @Nullable ShotEventListener other) {
        this.shotCallbacks = shotCallbacks;
        this.dispatcher = dispatcher;
        this.other = other;
    }

    /** Returns the same listener with other callbacks. */
    ShotListener with(ScriptShotCallbacks another) {
        return new ShotListener(another, dispatcher, other);
    }

    @Override
    public void onEnd(Shot shot, ShotEndReason why) {
        if (other != null) other.onEnd(shot, why);
        dispatcher.ended(shot, shotCallbacks, why);
    }

    @Override
    public void onBounce(Shot shot, Edge edge) {
        if (other != null) other.onBounce(shot, edge);
        dispatcher.bounced(shot, shotCallbacks, edge);
    }

    @Override
    public void onWall(Shot shot, WallAction action) {
        if (other != null) other.onWall(shot, action);
        dispatcher.metWall(shot, shotCallbacks, action);
    }

    @Override
    public void onTick(Shot shot) {
        if (other != null && isDue(shot, other.tickInterval())) other.onTick(shot);
        if (isDue(shot, shotCallbacks.interval())) dispatcher.ticked(shot, shotCallbacks);
    }

    private static boolean isDue(Shot shot, int interval) {
        return interval > 0 && shot.isAlive() && shot.age() % interval == 0;
    }

    @Override
    public int tickInterval() {
        int ofOther = other == null ? 0 : other.tickInterval();
        if (ofOther == 0) return shotCallbacks.interval();
        return shotCallbacks.interval() == 0 ? ofOther : 1;
    }
}
