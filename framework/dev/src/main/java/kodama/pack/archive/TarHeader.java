package kodama.pack.archive;

import java.nio.charset.StandardCharsets;

/**
 * The header of a tar entry: a block of 512 bytes with fields at fixed offsets.
 *
 * @see <a href="https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html">POSIX, pax, "ustar interchange
 *     format"</a>
 */
final class TarHeader {
    static final int BLOCK = 512;

    static final Field NAME = new Field(0, 100);
    static final Field MODE = new Field(100, 8);
    static final Field OWNER = new Field(108, 8);
    static final Field GROUP = new Field(116, 8);
    static final Field SIZE = new Field(124, 12);
    static final Field TIME = new Field(136, 12);
    static final Field CHECKSUM = new Field(148, 8);
    static final Field TYPE = new Field(156, 1);
    static final Field TARGET = new Field(157, 100);
    static final Field MAGIC = new Field(257, 8);
    static final Field PREFIX = new Field(345, 155);

    static final char FILE = '0';
    static final char LINK = '2';
    static final char FOLDER = '5';
    /** POSIX records with the long names of the next entry. */
    static final char PAX_HEADER = 'x';

    private static final int NUMBER_IN_BYTES = 0x80;

    /** Offset and length of a field, in bytes. */
    record Field(int at, int length) {}

    private final byte[] block;

    TarHeader(byte[] block) {
        this.block = block;
    }

    byte[] block() {
        return block;
    }

    /** A string up to the first zero. */
    String text(Field field) {
        int end = field.at;
        while (end < field.at + field.length && block[end] != 0) end++;
        return new String(block, field.at, end - field.at, StandardCharsets.UTF_8);
    }

    void setText(Field field, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        System.arraycopy(bytes, 0, block, field.at, Math.min(bytes.length, field.length));
    }

    /**
     * A number in octal digits, or in the binary form of GNU for large numbers.
     *
     * @throws NumberFormatException if the field is neither
     */
    long number(Field field) {
        if ((block[field.at] & NUMBER_IN_BYTES) != 0) return numberInBytes(field);
        String digits = text(field).strip();
        return digits.isEmpty() ? 0 : Long.parseLong(digits, 8);
    }

    private long numberInBytes(Field field) {
        long number = block[field.at] & (NUMBER_IN_BYTES - 1);
        for (int i = field.at + 1; i < field.at + field.length; i++) number = number << 8 | block[i] & 0xFF;
        return number;
    }

    void setNumber(Field field, long number) {
        setText(field, ("%0" + (field.length - 1) + "o").formatted(number));
    }

    /** The checksum: the sum of all bytes, with spaces in the checksum field. */
    int checksum() {
        int sum = 0;
        for (int i = 0; i < BLOCK; i++)
            sum += i >= CHECKSUM.at && i < CHECKSUM.at + CHECKSUM.length ? ' ' : block[i] & 0xFF;
        return sum;
    }

    /** Whether all bytes are zero; two such blocks mark the end of the file. */
    boolean isEmpty() {
        for (byte b : block) if (b != 0) return false;
        return true;
    }
}
