package kodama.lua.library;

import java.util.Arrays;
import kodama.lua.error.MessageError;
import kodama.lua.value.LuaReal;
import kodama.lua.value.VarargsArray;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The captures of a match in progress, and their values. Positions are indices into the subject's array. */
final class Captures {
    private static final int MAX_CAPTURES = 32;
    // Special lengths: a position capture, and a capture that has not ended.
    private static final int POSITION = -2;
    private static final int UNFINISHED = -1;

    private final byte[] subject;
    /** Index of the subject's first byte. */
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

    /** Begins a capture, or adds a position capture. */
    void open(int start, boolean position) {
        if (count >= MAX_CAPTURES) throw new MessageError("too many captures");
        if (count == starts.length) grow();
        starts[count] = start;
        lengths[count++] = position ? POSITION : UNFINISHED;
    }

    private void grow() {
        starts = Arrays.copyOf(starts, 2 * starts.length);
        lengths = Arrays.copyOf(lengths, 2 * lengths.length);
    }

    /** Removes the last capture. */
    void drop() {
        count--;
    }

    /** Ends the last open capture; returns its index for {@link #reopen}. */
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

    /** Returns the length of a capture for a back reference; negative for a position capture. */
    int length(int index) {
        boolean usable = index >= 0 && index < count && lengths[index] != UNFINISHED;
        if (!usable) throw new MessageError("invalid capture index %" + (index + 1));
        return lengths[index];
    }

    /** Whether the bytes at {@code position} equal a finished capture. */
    boolean isRepeatedAt(int index, int position) {
        int start = starts[index];
        int length = lengths[index];
        return Arrays.equals(subject, start, start + length, subject, position, position + length);
    }

    int count() {
        return count;
    }

    /** Returns all captures of the match from {@code start} to {@code end}; the whole match if there are none. */
    Varargs values(int start, int end) {
        if (count <= 1) return value(0, start, end);
        LuaValue[] values = new LuaValue[count];
        copyTo(values, 0);
        return VarargsArray.of(values);
    }

    /** Copies the captures, possibly none, to {@code target}. */
    void copyTo(LuaValue[] target, int offset) {
        for (int i = 0; i < count; i++) target[offset + i] = value(i, 0, 0);
    }

    /** Returns a capture, from 0; for 0 the match from {@code start} to {@code end} if there are no captures. */
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
