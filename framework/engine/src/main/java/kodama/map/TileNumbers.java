package kodama.map;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Base64;
import java.util.zip.GZIPInputStream;
import java.util.zip.InflaterInputStream;
import org.jspecify.annotations.Nullable;

/** The numbers of the tiles in a layer or chunk, decoded while the file is read. */
final class TileNumbers {
    private static final long MOST = 0xFFFF_FFFFL;

    private final String file;
    /** The layer, for messages. */
    private final String place;
    /** Number of tiles that are expected. */
    private final int expected;

    private int[] tiles;
    private int count;
    /** The number that is being read; -1 if there is none. */
    private long number = -1;

    /**
     * Prepares for the tiles of a layer or chunk.
     *
     * @param place the layer, for messages
     * @param expected number of tiles
     */
    TileNumbers(String file, String place, int expected) {
        this.file = file;
        this.place = place;
        this.expected = expected;
        tiles = new int[Math.min(expected, 1024)];
    }

    private MapException failure(String problem) {
        return new MapException(file, place, problem);
    }

    /** Returns the numbers, with flip bits. */
    int[] all() {
        if (count != expected) throw failure("it must have " + expected + " tiles but has " + count);
        return tiles.length == count ? tiles : Arrays.copyOf(tiles, count);
    }

    void add(int tile) {
        if (count == expected) throw failure("it has more than " + expected + " tiles");
        if (count == tiles.length) tiles = Arrays.copyOf(tiles, Math.min(expected, 2 * count));
        tiles[count++] = tile;
    }

    /** Adds whole numbers in decimal digits, with commas between them; the last one is continued by the next text. */
    void addDecimal(char[] text, int start, int length) {
        for (int i = start; i < start + length; i++) {
            char letter = text[i];
            if (letter >= '0' && letter <= '9') {
                number = Math.max(number, 0) * 10 + letter - '0';
                if (number > MOST) throw failure("tile " + count + " must be at most " + MOST);
            } else if (letter == ',') endDecimal();
            else if (letter > ' ') throw failure("tile " + count + " must be a number but has '" + letter + "'");
        }
    }

    void endDecimal() {
        if (number >= 0) add((int) number);
        number = -1;
    }

    /** Adds the tiles of a text in Base64, perhaps compressed. */
    void addBase64(CharSequence text, String compression) {
        byte[] part = new byte[1 << 13];
        try (InputStream stream = decompressed(Base64.getDecoder().wrap(new Letters(text)), compression)) {
            for (int size = stream.readNBytes(part, 0, part.length);
                    size > 0;
                    size = stream.readNBytes(part, 0, part.length)) {
                for (int i = 0; i + 3 < size; i += 4)
                    add(part[i] & 255 | (part[i + 1] & 255) << 8 | (part[i + 2] & 255) << 16 | part[i + 3] << 24);
                if (size % 4 != 0) throw failure("its tiles are damaged (there is a part of a tile)");
            }
        } catch (IOException | IllegalArgumentException broken) {
            throw failure("its tiles are damaged (" + broken.getMessage() + ")");
        }
    }

    private InputStream decompressed(InputStream stream, String compression) throws IOException {
        return switch (compression) {
            case "" -> stream;
            case "zlib" -> new InflaterInputStream(stream);
            case "gzip" -> new GZIPInputStream(stream);
            case "zstd" ->
                throw failure("Zstandard cannot be read; in Tiled, set Map > Map Properties > "
                        + "Tile Layer Format to \"Base64 (zlib compressed)\" and save the map");
            default -> throw failure("compression " + MapException.quoted(compression) + " is unknown");
        };
    }

    /** The letters of a text as bytes, without spaces and line breaks. */
    private static final class Letters extends InputStream {
        private final CharSequence text;
        private int at;

        Letters(CharSequence text) {
            this.text = text;
        }

        @Override
        public int read() {
            while (at < text.length()) {
                char letter = text.charAt(at++);
                if (letter > ' ') return Math.min(letter, 255);
            }
            return -1;
        }

        @Override
        public int read(byte @Nullable [] bytes, int start, int length) {
            if (bytes == null) return -1;
            for (int i = 0; i < length; i++) {
                int next = read();
                if (next < 0) return i == 0 ? -1 : i;
                bytes[start + i] = (byte) next;
            }
            return length;
        }
    }
}
