package kodama.lua.library;

import java.util.Arrays;
import kodama.lua.LuaMachine;
import kodama.lua.value.EightBytes;
import org.luaj.vm2.LuaString;

/** Searches a string for another, without patterns. */
final class PlainSearch {
    /** Bytes compared between two charges to the budget. */
    private static final int MANY = 100_000;

    private final LuaMachine machine;
    private final byte[] bytes;
    private final byte[] wanted;
    private final int wantedStart;
    private final int length;
    private int compared;

    private PlainSearch(LuaMachine machine, LuaString subject, LuaString wanted) {
        this.machine = machine;
        bytes = subject.m_bytes;
        this.wanted = wanted.m_bytes;
        wantedStart = wanted.m_offset;
        length = wanted.m_length;
    }

    /** Returns the first index, from {@code start} on, at which a string is found, from 0; -1 if it is not found. */
    static int indexOf(LuaMachine machine, LuaString subject, LuaString wanted, int start) {
        if (wanted.m_length == 0) return start;
        int last = subject.m_offset + subject.m_length - wanted.m_length;
        int found = new PlainSearch(machine, subject, wanted).first(subject.m_offset + start, last);
        return found < 0 ? -1 : found - subject.m_offset;
    }

    /** Checks eight indices at once for the first and the last byte. */
    private int first(int from, int last) {
        long first = EightBytes.broadcast(wanted[wantedStart]);
        long end = EightBytes.broadcast(wanted[wantedStart + length - 1]);
        int at = from;
        for (; at <= last - 7; at += Long.BYTES) {
            long differing = EightBytes.get(bytes, at) ^ first | EightBytes.get(bytes, at + length - 1) ^ end;
            for (long zeros = EightBytes.zeroBytes(differing); zeros != 0; zeros &= zeros - 1) {
                int index = at + (Long.numberOfTrailingZeros(zeros) >> 3);
                if (isAt(index)) return index;
            }
        }
        for (; at <= last; at++) if (bytes[at] == wanted[wantedStart] && isAt(at)) return at;
        return -1;
    }

    private boolean isAt(int index) {
        if (Arrays.equals(bytes, index, index + length, wanted, wantedStart, wantedStart + length)) return true;
        compared += length;
        if (compared > MANY) {
            machine.charge(compared >> 3);
            compared = 0;
        }
        return false;
    }
}
