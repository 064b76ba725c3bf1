package kodama.map;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Base64;
import java.util.zip.GZIPInputStream;
import java.util.zip.InflaterInputStream;

/** Decodes the tiles of a layer or chunk. */
final class TileData {
    private final MapNode layer;
    private final String encoding;
    private final String compression;

    TileData(MapNode layer, MapNode data) {
        this.layer = layer;
        encoding = data.text("encoding", "");
        compression = data.text("compression", "");
    }

    int[] decode(MapNode from, int count) {
        return switch (encoding) {
            case "csv" -> csv(from.text, count);
            case "base64" -> base64(from.text.toString().trim(), count);
            case "" -> elements(from, count);
            default -> throw layer.failure("encoding " + MapNode.cut(encoding) + " is unknown");
        };
    }

    private int[] csv(CharSequence text, int count) {
        int[] tiles = new int[count];
        int found = 0;
        long number = -1;
        for (int i = 0; i <= text.length(); i++) {
            char letter = i < text.length() ? text.charAt(i) : ',';
            if (letter >= '0' && letter <= '9') {
                number = Math.max(number, 0) * 10 + letter - '0';
                if (number > 0xFFFF_FFFFL) throw layer.failure("tile " + found + " must be at most 4294967295");
            } else if (letter == ',') {
                if (number >= 0 && found == count) throw layer.failure("it has more than " + count + " tiles");
                if (number >= 0) tiles[found++] = (int) number;
                number = -1;
            } else if (letter > ' ')
                throw layer.failure("tile " + found + " must be a number but has '" + letter + "'");
        }
        return complete(tiles, found);
    }

    private int[] elements(MapNode from, int count) {
        int[] tiles = new int[count];
        int found = 0;
        for (MapNode each : from.children) {
            if (!each.name.equals("tile")) continue;
            if (found == count) throw layer.failure("it has more than " + count + " tiles");
            tiles[found++] = (int) (long) each.number("gid", 0, 0xFFFF_FFFFL, 0);
        }
        return complete(tiles, found);
    }

    private int[] complete(int[] tiles, int found) {
        if (found == tiles.length) return tiles;
        throw layer.failure("it must have " + tiles.length + " tiles but has " + found);
    }

    private int[] base64(String text, int count) {
        byte[] bytes;
        try (InputStream stream =
                decompressed(new ByteArrayInputStream(Base64.getDecoder().decode(text)))) {
            bytes = stream.readNBytes(count * 4 + 1);
        } catch (IOException | IllegalArgumentException broken) {
            throw layer.failure("its tiles are damaged (" + broken.getMessage() + ")");
        }
        if (bytes.length > count * 4) throw layer.failure("it has more than " + count + " tiles");
        int[] tiles = new int[count];
        for (int i = 0; i + 3 < bytes.length; i += 4)
            tiles[i / 4] = bytes[i] & 255 | (bytes[i + 1] & 255) << 8 | (bytes[i + 2] & 255) << 16 | bytes[i + 3] << 24;
        return complete(tiles, bytes.length / 4);
    }

    private InputStream decompressed(InputStream stream) throws IOException {
        return switch (compression) {
            case "" -> stream;
            case "zlib" -> new InflaterInputStream(stream);
            case "gzip" -> new GZIPInputStream(stream);
            case "zstd" ->
                throw layer.failure("Zstandard cannot be read; in Tiled, set Map > Map Properties > "
                        + "Tile Layer Format to \"Base64 (zlib compressed)\" and save the map");
            default -> throw layer.failure("compression " + MapNode.cut(compression) + " is unknown");
        };
    }
}
