package kodama.script.shot;

import kodama.lua.bind.LuaType;
import kodama.lua.bind.Value;

/**
 * What scripts want called when something happens to a shot. Immutable; all shots of a call share one.
 *
 * @param onEnd called with the shot and why, as {@code hit}; nil for nothing
 * @param onBounce called with the shot and the edge; nil for nothing
 * @param onTick called with the shot; nil for nothing
 * @param every ticks of the shot from one call of {@code onTick} to the next; at least 1
 */
public record ScriptShotCallbacks(Value onEnd, Value onBounce, Value onTick, int every) {
    /** Nothing is to be called. */
    public static final ScriptShotCallbacks NONE = new ScriptShotCallbacks(Value.NIL, Value.NIL, Value.NIL, 1);

    ScriptShotCallbacks withOnEnd(Value function) {
        return new ScriptShotCallbacks(function, onBounce, onTick, every);
    }

    ScriptShotCallbacks withOnBounce(Value function) {
        return new ScriptShotCallbacks(onEnd, function, onTick, every);
    }

    ScriptShotCallbacks withOnTick(Value function) {
        return new ScriptShotCallbacks(onEnd, onBounce, function, every);
    }

    ScriptShotCallbacks withEvery(int ticks) {
        return new ScriptShotCallbacks(onEnd, onBounce, onTick, ticks);
    }

    /** In ticks; 0 for never. */
    int interval() {
        return onTick.is(LuaType.FUNCTION) ? every : 0;
    }

    /** Whether something is to be called. */
    public boolean isAny() {
        return !onEnd.isNil() || !onBounce.isNil() || !onTick.isNil();
    }
}
