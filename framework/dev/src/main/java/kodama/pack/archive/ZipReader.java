package kodama.pack.archive;

import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import kodama.pack.archive.ArchiveEntry.Kind;

/** Reads zip files with Unix modes, which are in the central directory and not available from {@code java.util.zip}. */
final class ZipReader {
    private static final int CENTRAL = 0x02014b50;
    private static final int END = 0x06054b50;
    private static final int END_LENGTH = 22;
    private static final int LONGEST_COMMENT = 65_535;
    private static final int CENTRAL_LENGTH = 46;
    private static final int LARGEST_DIRECTORY = 64 << 20;

    private ZipReader() {}

    static void read(Path archive, ArchiveReader.EntryReader reader) throws IOException {
        Map<String, Integer> modes = modes(archive);
        try (ZipFile zip = new ZipFile(archive.toFile())) {
            Enumeration<? extends ZipEntry> entries = zip.entries();
            while (entries.hasMoreElements()) {
                ZipEntry entry = entries.nextElement();
                if (entry.isDirectory()) continue;
                try (InputStream content = zip.getInputStream(entry)) {
                    reader.entry(entry.getName(), Kind.of(modes.getOrDefault(entry.getName(), 0)), content);
                }
            }
        } catch (IllegalArgumentException wrongLetters) {
            throw new ZipException(wrongLetters.getMessage());
        }
    }

    private static Map<String, Integer> modes(Path archive) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(archive.toFile(), "r")) {
            return modes(directory(file));
        } catch (BufferUnderflowException | IllegalArgumentException beyondTheEnd) {
            throw new ZipException("unexpected end of the directory");
        }
    }

    /** Searches backwards from the end of the file. */
    private static ByteBuffer directory(RandomAccessFile file) throws IOException {
        int length = (int) Math.min(file.length(), END_LENGTH + LONGEST_COMMENT);
        ByteBuffer tail = bytes(file, file.length() - length, length);
        for (int at = length - END_LENGTH; at >= 0; at--) {
            if (tail.getInt(at) != END) continue;
            int size = tail.getInt(at + 12);
            long start = Integer.toUnsignedLong(tail.getInt(at + 16));
            if (size < 0 || size > LARGEST_DIRECTORY || start + size > file.length()) break;
            return bytes(file, start, size);
        }
        throw new ZipException("the directory is missing");
    }

    private static ByteBuffer bytes(RandomAccessFile file, long start, int length) throws IOException {
        byte[] bytes = new byte[length];
        file.seek(start);
        file.readFully(bytes);
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static Map<String, Integer> modes(ByteBuffer directory) {
        Map<String, Integer> modes = new HashMap<>();
        while (directory.remaining() >= CENTRAL_LENGTH && directory.getInt(directory.position()) == CENTRAL) {
            int at = directory.position();
            int nameLength = Short.toUnsignedInt(directory.getShort(at + 28));
            int rest =
                    Short.toUnsignedInt(directory.getShort(at + 30)) + Short.toUnsignedInt(directory.getShort(at + 32));
            byte[] name = new byte[nameLength];
            directory.position(at + CENTRAL_LENGTH).get(name);
            modes.put(new String(name, StandardCharsets.UTF_8), directory.getInt(at + 38) >>> 16);
            directory.position(directory.position() + rest);
        }
        return modes;
    }
}
