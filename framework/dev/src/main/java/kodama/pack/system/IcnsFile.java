package kodama.pack.system;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * Writes ICNS files with pictures in PNG format, big-endian. There is no picture of 16 pixels: before macOS 11, PNG is
 * not supported at that size, and all versions scale down the picture of 32 pixels.
 *
 * @see <a href="https://en.wikipedia.org/wiki/Apple_Icon_Image_format">Apple Icon Image format</a>
 */
final class IcnsFile {
    private static final int HEADER = 8;

    /** Purpose and size of a picture. */
    enum Type {
        /** 16 points at two pixels each. */
        IC11(32),
        /** 32 points at two pixels each. */
        IC12(64),
        IC07(128),
        /** 128 points at two pixels each. */
        IC13(256),
        IC08(256),
        /** 256 points at two pixels each. */
        IC14(512),
        IC09(512),
        /** 512 points at two pixels each. */
        IC10(1024);

        private final int side;

        Type(int side) {
            this.side = side;
        }

        /** Width and height, in pixels. */
        int side() {
            return side;
        }

        private byte[] code() {
            return name().toLowerCase(Locale.ROOT).getBytes(StandardCharsets.US_ASCII);
        }
    }

    private final ByteArrayOutputStream pictures = new ByteArrayOutputStream();

    void add(Type type, byte[] png) {
        pictures.writeBytes(type.code());
        pictures.writeBytes(number(HEADER + png.length));
        pictures.writeBytes(png);
    }

    byte[] bytes() {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes("icns".getBytes(StandardCharsets.US_ASCII));
        file.writeBytes(number(HEADER + pictures.size()));
        file.writeBytes(pictures.toByteArray());
        return file.toByteArray();
    }

    private static byte[] number(int value) {
        return ByteBuffer.allocate(Integer.BYTES).putInt(value).array();
    }
}
