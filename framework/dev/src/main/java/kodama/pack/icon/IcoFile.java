package kodama.pack.icon;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;

/**
 * Writes ICO files of pictures in PNG, which Windows reads from Vista on.
 *
 * @see <a href="https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)">Icons, "The ico file"</a>
 */
final class IcoFile {
    private static final int HEADER = 6;
    private static final int ENTRY = 16;
    private static final short ICON = 1;
    private static final short PLANES = 1;
    private static final short BITS = 32;

    private IcoFile() {}

    /** Writes pictures in PNG with these sides, in pixels, at most 256. */
    static byte[] of(int[] sides, List<byte[]> pictures) {
        int length = HEADER + ENTRY * sides.length;
        for (byte[] picture : pictures) length += picture.length;
        ByteBuffer file = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
        file.putShort((short) 0).putShort(ICON).putShort((short) sides.length);
        int at = HEADER + ENTRY * sides.length;
        for (int i = 0; i < sides.length; i++) {
            byte side = (byte) sides[i]; // 256 is written as 0
            file.put(side).put(side).putShort((short) 0).putShort(PLANES).putShort(BITS);
            file.putInt(pictures.get(i).length).putInt(at);
            at += pictures.get(i).length;
        }
        for (byte[] picture : pictures) file.put(picture);
        return file.array();
    }
}
