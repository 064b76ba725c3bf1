package kodama.script.task;

import kodama.base.StateSink;
import kodama.draw.AnimationPlayer;
import kodama.draw.FrameSequence;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Value;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;

/** The animation of one task: what the script has assigned, and the frame that is shown. */
public final class TaskAnimation {
    /** The value that the script assigned; nil for none. */
    LuaValue given = LuaValue.NIL;

    /** The sprite whose frames are played; nil if the task had none. */
    LuaValue sprite = LuaValue.NIL;

    /** The line that assigned it, if the task had no sprite then; null if that is not known. */
    @Nullable
    String line;

    /** Null until the task has a sprite with this animation. */
    @Nullable
    AnimationPlayer player;

    /** Time at which it begins when the task gets a sprite, in ticks. */
    double startTicks;

    /** Changes when another animation begins, or this one begins again. */
    int starts;

    /** Whether it is in the list of those that are advanced. */
    boolean isListed;

    /** Returns the name of the animation; nil for a table. */
    Value name() {
        return given.type() == LuaValue.TSTRING ? Value.of(given) : Value.NIL;
    }

    /** Plays a sequence from the time at which it begins. */
    void begin(FrameSequence sequence) {
        starts++;
        if (player == null) player = new AnimationPlayer(sequence);
        else player.start(sequence);
        if (startTicks != 0) player.seek(startTicks * FrameSequence.UNITS_PER_TICK);
        startTicks = 0;
    }

    /** Shows no animation until the task has a sprite. */
    void await() {
        starts++;
        player = null;
    }

    /** Returns the time since the beginning of the pass, in ticks; nil if nothing is played. */
    Value time() {
        if (player == null) return startTicks == 0 ? Value.NIL : Value.of(startTicks);
        return Value.of(player.time() / FrameSequence.UNITS_PER_TICK);
    }

    /** Returns whether it is the animation that has begun as this number of {@link #starts()}. */
    public boolean isStill(int number) {
        return isListed && starts == number;
    }

    /** Returns a number that changes when another animation begins, or this one begins again. */
    public int starts() {
        return starts;
    }

    /** Returns the number of passes that have ended; 0 if nothing is played. */
    public long passes() {
        return player == null ? 0 : player.passes();
    }

    /** Returns whether the task has a sprite with this animation. */
    public boolean isPlaying() {
        return player != null;
    }

    /** Returns whether no pass is left; false for an endless animation. */
    public boolean hasEnded() {
        return player != null && player.hasEnded();
    }

    /** Returns whether the animation repeats without end. */
    public boolean isEndless() {
        return player != null && player.sequence().isEndless();
    }

    /** Adds its state to that of the task. */
    void write(StateSink to) {
        to.add("animation", Value.of(given).is(LuaType.STRING) ? Value.of(given).text() : given.typename());
        to.add("time of the animation", player == null ? -1.0 - startTicks : player.time());
        to.add("passes of the animation", passes());
    }
}
