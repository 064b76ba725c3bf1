package kodama.script.shot;

import kodama.lua.bind.LuaType;
import kodama.lua.bind.Value;

/**
 * The callbacks of a shot. Immutable; all shots of a call share one.
 *
 * @param onEnd called with the shot and the reason, as {@code hit}; nil for none
 * @param onBounce called with the shot and the edge, or {@code wall}; nil for none
 * @param onStick called with the shot when it has stuck to a wall; nil for none
 * @param onTick called with the shot; nil for none
 * @param every interval between calls of {@code onTick}, in ticks of the shot; at least 1
 */
public record ScriptShotCallbacks(Value onEnd, Value onBounce, Value onStick, Value onTick, int every) {
    /** No callbacks. */
    public static final ScriptShotCallbacks NONE =
            new ScriptShotCallbacks(Value.NIL, Value.NIL, Value.NIL, Value.NIL, 1);

    ScriptShotCallbacks withOnEnd(Value function) {
        return new ScriptShotCallbacks(function, onBounce, onStick, onTick, every);
    }

    ScriptShotCallbacks withOnBounce(Value function) {
        return new ScriptShotCallbacks(onEnd, function, onStick, onTick, every);
    }

    ScriptShotCallbacks withOnStick(Value function) {
        return new ScriptShotCallbacks(onEnd, onBounce, function, onTick, every);
    }

    ScriptShotCallbacks withOnTick(Value function) {
        return new ScriptShotCallbacks(onEnd, onBounce, onStick, function, every);
    }

    ScriptShotCallbacks withEvery(int ticks) {
        return new ScriptShotCallbacks(onEnd, onBounce, onStick, onTick, ticks);
    }

    /** Returns the interval between calls of {@code onTick}, in ticks; 0 for none. */
    int interval() {
        return onTick.is(LuaType.FUNCTION) ? every : 0;
    }

    /** Returns whether there are any callbacks. */
    public boolean isAny() {
        return !onEnd.isNil() || !onBounce.isNil() || !onStick.isNil() || !onTick.isNil();
    }
}
