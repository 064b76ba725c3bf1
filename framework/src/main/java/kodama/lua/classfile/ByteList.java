package kodama.lua.classfile;

import java.util.Arrays;

/** Bytes in the order of class files, the high one first. */
final class ByteList {

    private byte[] bytes = new byte[256];
    private int size;

    int size() {
        return size;
    }

    void u1(int value) {
        if (size == bytes.length) bytes = Arrays.copyOf(bytes, size * 2);
        bytes[size++] = (byte) value;
    }

    void u2(int value) {
        u1(value >> 8);
        u1(value);
    }

    void u4(int value) {
        u2(value >> 16);
        u2(value);
    }

    void u8(long value) {
        u4((int) (value >> 32));
        u4((int) value);
    }

    void add(ByteList other) {
        add(other.toArray());
    }

    void add(byte[] other) {
        for (byte each : other) u1(each);
    }

    void setU2(int at, int value) {
        bytes[at] = (byte) (value >> 8);
        bytes[at + 1] = (byte) value;
    }

    void setU4(int at, int value) {
        setU2(at, value >> 16);
        setU2(at + 2, value);
    }

    byte[] toArray() {
        return Arrays.copyOf(bytes, size);
    }
}
