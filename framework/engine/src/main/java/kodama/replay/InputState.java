package kodama.replay;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kodama.input.Bindings;
import kodama.input.Controls;
import kodama.input.Key;
import kodama.input.LatchedMouse;
import kodama.input.Pad;
import kodama.input.PadAxis;
import kodama.input.TickInput;
import kodama.input.TypedInput;
import org.jspecify.annotations.Nullable;

/**
 * The input of a tick as numbers that are compared with those of the tick before, so that a recording contains only
 * what has changed. Not thread-safe.
 */
final class InputState {
    private static final int PLAYERS = Bindings.MAX_PLAYERS;
    private static final PadAxis[] AXES = PadAxis.values();
    private static final Key[] KEYS = Key.values();

    /** Axes have this many steps on each side of the center. */
    private static final int STEPS = 127;

    private static final int MAX_TYPED = 10_000;

    // what has changed, one bit each; the lowest four are the actions of the players
    private static final int AXES_CHANGED = 1 << PLAYERS;
    private static final int MOUSE_MOVED = AXES_CHANGED << 1;
    private static final int EXTRA_MOTION = MOUSE_MOVED << 1;
    private static final int TYPED = EXTRA_MOTION << 1;

    // flags of a typed key
    private static final int CTRL = 1;
    private static final int SHIFT = 2;
    private static final int REPEAT = 4;

    private final long[] bits = new long[PLAYERS];
    private final long[] released = new long[PLAYERS];
    private final byte[] axes = new byte[PLAYERS * AXES.length];
    private int mouseX = TickInput.Mouse.NONE.x();
    private int mouseY = TickInput.Mouse.NONE.y();

    /** Movement of the mouse beyond the difference of its positions, which happens at the edges of the screen. */
    private int extraX;

    private int extraY;
    private int wheel;
    private List<TypedInput> typed = List.of();

    // the difference of the positions of the mouse
    private int dx;
    private int dy;

    /** Writes how the current input differs from this state, which becomes the current input. */
    void writeChanges(Controls now, ByteChunks out, Runnable beginEvent) {
        int changes = changes(now);
        if (changes == 0) return;
        beginEvent.run();
        out.put(changes);
        for (int i = 0; i < now.players(); i++) writeActions(i, now.pad(i + 1), changes, out);
        if ((changes & AXES_CHANGED) != 0) writeAxes(now, out);
        if ((changes & MOUSE_MOVED) != 0) writePosition(now.mouse(), out);
        if ((changes & EXTRA_MOTION) != 0) writeMotion(out);
        if ((changes & TYPED) != 0) writeTyped(out);
    }

    /** Writes which actions were released and pressed again while the game was held, if there are any. */
    void writeReleased(Controls now, ByteChunks out, Runnable beginEvent) {
        long any = 0;
        for (int i = 0; i < now.players(); i++) any |= now.pad(i + 1).releasedBits();
        if (any == 0) return;
        beginEvent.run();
        for (int i = 0; i < PLAYERS; i++)
            out.number(i < now.players() ? now.pad(i + 1).releasedBits() : 0);
    }

    /** Reads what {@link #writeReleased} has written. */
    void readReleased(ByteCursor in) {
        for (int i = 0; i < PLAYERS; i++) released[i] = in.number();
    }

    private int changes(Controls now) {
        int changes = 0;
        for (int i = 0; i < now.players(); i++) {
            if (now.pad(i + 1).latchedBits() != bits[i]) changes |= 1 << i;
            if (haveAxesChanged(i, now.pad(i + 1))) changes |= AXES_CHANGED;
        }
        LatchedMouse mouse = now.mouse();
        dx = mouse.x() - mouseX;
        dy = mouse.y() - mouseY;
        extraX = mouse.moveX() - dx;
        extraY = mouse.moveY() - dy;
        wheel = mouse.wheel();
        typed = now.typed();
        if (dx != 0 || dy != 0) changes |= MOUSE_MOVED;
        if (extraX != 0 || extraY != 0 || wheel != 0) changes |= EXTRA_MOTION;
        return typed.isEmpty() ? changes : changes | TYPED;
    }

    private boolean haveAxesChanged(int player, Pad pad) {
        for (int i = 0; i < AXES.length; i++) if (step(pad, i) != axes[player * AXES.length + i]) return true;
        return false;
    }

    private static byte step(Pad pad, int axis) {
        return (byte) Math.rint(pad.axisValue(AXES[axis]) * STEPS);
    }

    private void writeActions(int player, Pad pad, int changes, ByteChunks out) {
        if ((changes & 1 << player) == 0) return;
        out.number(pad.latchedBits() ^ bits[player]);
        bits[player] = pad.latchedBits();
    }

    /** For each player, a byte with a bit for each axis that has changed, and their steps. */
    private void writeAxes(Controls now, ByteChunks out) {
        for (int i = 0; i < PLAYERS; i++) {
            Pad pad = i < now.players() ? now.pad(i + 1) : null;
            int changed = 0;
            for (int axis = 0; axis < AXES.length && pad != null; axis++)
                if (step(pad, axis) != axes[i * AXES.length + axis]) changed |= 1 << axis;
            out.put(changed);
            for (int axis = 0; axis < AXES.length && pad != null; axis++)
                if ((changed & 1 << axis) != 0) writeStep(i * AXES.length + axis, step(pad, axis), out);
        }
    }

    /** Writes the difference, because small numbers that recur are compressed better. */
    private void writeStep(int index, byte step, ByteChunks out) {
        out.put(step - axes[index]);
        axes[index] = step;
    }

    private void writePosition(LatchedMouse mouse, ByteChunks out) {
        out.signed(dx);
        out.signed(dy);
        mouseX = mouse.x();
        mouseY = mouse.y();
    }

    private void writeMotion(ByteChunks out) {
        out.signed(extraX);
        out.signed(extraY);
        out.signed(wheel);
    }

    private void writeTyped(ByteChunks out) {
        out.number(typed.size());
        for (TypedInput each : typed) {
            Key key = each.key();
            out.put((each.withCtrl() ? CTRL : 0) | (each.withShift() ? SHIFT : 0) | (each.isRepeat() ? REPEAT : 0));
            out.text(key == null ? "" : key.name());
            out.text(each.text());
        }
    }

    /** Reads what {@link #writeChanges} has written; this state becomes the input of that tick. */
    void readChanges(ByteCursor in) {
        int changes = in.next();
        for (int i = 0; i < PLAYERS; i++) if ((changes & 1 << i) != 0) bits[i] ^= in.number();
        if ((changes & AXES_CHANGED) != 0) readAxes(in);
        dx = (changes & MOUSE_MOVED) != 0 ? in.signedInt("a movement of the mouse") : 0;
        dy = (changes & MOUSE_MOVED) != 0 ? in.signedInt("a movement of the mouse") : 0;
        mouseX += dx;
        mouseY += dy;
        extraX = (changes & EXTRA_MOTION) != 0 ? in.signedInt("a movement of the mouse") : 0;
        extraY = (changes & EXTRA_MOTION) != 0 ? in.signedInt("a movement of the mouse") : 0;
        wheel = (changes & EXTRA_MOTION) != 0 ? in.signedInt("a turn of the wheel") : 0;
        typed = (changes & TYPED) != 0 ? readTyped(in) : List.of();
    }

    /** Makes this the input of the next tick if nothing changes in it. */
    void endTick() {
        dx = dy = extraX = extraY = wheel = 0;
        typed = List.of();
        Arrays.fill(released, 0);
    }

    private void readAxes(ByteCursor in) {
        for (int i = 0; i < PLAYERS; i++) {
            int changed = in.next();
            if (changed >>> AXES.length != 0) throw new ReplayException("it moves an unknown axis");
            for (int axis = 0; axis < AXES.length; axis++)
                if ((changed & 1 << axis) != 0) readStep(i * AXES.length + axis, in);
        }
    }

    private void readStep(int index, ByteCursor in) {
        axes[index] += (byte) in.next();
        if (axes[index] < -STEPS) throw new ReplayException("it moves an axis beyond its end");
    }

    private static List<TypedInput> readTyped(ByteCursor in) {
        int count = (int) in.number("the length of typed text", MAX_TYPED);
        List<TypedInput> typed = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int flags = in.next();
            Key key = key(in.text());
            typed.add(new TypedInput(in.text(), key, (flags & CTRL) != 0, (flags & SHIFT) != 0, (flags & REPEAT) != 0));
        }
        return List.copyOf(typed);
    }

    private static @Nullable Key key(String name) {
        for (Key key : KEYS) if (key.name().equals(name)) return key;
        if (name.isEmpty()) return null;
        throw new ReplayException("it contains an unknown key");
    }

    /** Makes this the input before the first tick of a world. */
    void clear() {
        Arrays.fill(bits, 0);
        Arrays.fill(axes, (byte) 0);
        mouseX = TickInput.Mouse.NONE.x();
        mouseY = TickInput.Mouse.NONE.y();
        endTick();
    }

    /** Returns a copy of this input. */
    TickInput toTickInput() {
        List<TickInput.Player> all = new ArrayList<>();
        for (int i = 0; i < PLAYERS; i++) all.add(player(i));
        return new TickInput(all, new TickInput.Mouse(mouseX, mouseY, dx + extraX, dy + extraY, wheel), typed);
    }

    private TickInput.Player player(int index) {
        Double[] values = new Double[AXES.length];
        for (int i = 0; i < AXES.length; i++) values[i] = axes[index * AXES.length + i] / (double) STEPS;
        return new TickInput.Player(bits[index], released[index], Arrays.asList(values));
    }
}
