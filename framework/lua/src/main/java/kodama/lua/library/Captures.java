package kodama.lua.library;

import java.util.Arrays;
import kodama.lua.error.MessageError;
import kodama.lua.value.LuaReal;
import kodama.lua.value.VarargsArray;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * The captures of a match under way, and what they give when it is done. Places are indices into the subject's array.
 */
final class Captures {
    private static final int MOST = 32;
    // Lengths that are none: a capture of a place alone, and one that has not ended.
    private static final int POSITION = -2;
    private static final int UNFINISHED = -1;

    private final byte[] subject;
    /** Index of the subject's first byte in its array. */
    private final int subjectStart;

    private int count;
    private int[] starts = new int[4];
    private int[] lengths = new int[4];

    Captures(LuaString subject) {
        this.subject = subject.m_bytes;
        this.subjectStart = subject.m_offset;
    }

    void clear() {
        count = 0;
    }

    /** Begins a capture, or adds one that is only a place. */
    void open(int start, boolean position) {
        if (count >= MOST) throw new MessageError("too many captures");
        if (count == starts.length) grow();
        starts[count] = start;
        lengths[count++] = position ? POSITION : UNFINISHED;
    }

    private void grow() {
        starts = Arrays.copyOf(starts, 2 * starts.length);
        lengths = Arrays.copyOf(lengths, 2 * lengths.length);
    }

    /** Takes the newest capture back. */
    void drop() {
        count--;
    }

    /** Ends the newest capture that is open; gives its number for {@link #reopen}. */
    int close(int end) {
        for (int i = count - 1; i >= 0; i--) {
            if (lengths[i] == UNFINISHED) {
                lengths[i] = end - starts[i];
                return i;
            }
        }
        throw new MessageError("invalid pattern capture");
    }

    void reopen(int index) {
        lengths[index] = UNFINISHED;
    }

    /** How long a capture is that the pattern refers back to; negative for a mere place. */
    int length(int index) {
        boolean usable = index >= 0 && index < count && lengths[index] != UNFINISHED;
        if (!usable) throw new MessageError("invalid capture index %" + (index + 1));
        return lengths[index];
    }

    /** Whether the bytes at {@code place} are those of a finished capture. */
    boolean isRepeatedAt(int index, int place) {
        int start = starts[index];
        int length = lengths[index];
        return Arrays.equals(subject, start, start + length, subject, place, place + length);
    }

    int count() {
        return count;
    }

    /** All captures of the match from {@code start} to {@code end}; the match itself if the pattern has none. */
    Varargs values(int start, int end) {
        if (count <= 1) return value(0, start, end);
        LuaValue[] values = new LuaValue[count];
        copyTo(values, 0);
        return VarargsArray.of(values);
    }

    /** Puts the captures, of which there may be none, into {@code target}. */
    void copyTo(LuaValue[] target, int offset) {
        for (int i = 0; i < count; i++) target[offset + i] = value(i, 0, 0);
    }

    /** One capture, counted from 0; the match from {@code start} to {@code end} for 0 if the pattern has none. */
    LuaValue value(int index, int start, int end) {
        if (index < count) return value(index);
        if (index == 0) return text(start, end - start);
        throw new MessageError("invalid capture index");
    }

    private LuaValue value(int index) {
        int length = lengths[index];
        if (length == UNFINISHED) throw new MessageError("unfinished capture");
        if (length == POSITION) return LuaReal.of(starts[index] - subjectStart + 1);
        return text(starts[index], length);
    }

    private LuaString text(int from, int length) {
        return LuaString.valueOf(subject, from, length);
    }
}
