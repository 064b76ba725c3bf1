package kodama.pack.system;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import kodama.desktop.WindowIcons;
import kodama.draw.Image;

/** A game's icon in the file formats of the operating systems. */
public final class IconFiles {
    private static final int HEADER = 6;
    private static final int ENTRY = 16;
    private static final short ICON = 1;
    private static final short PLANES = 1;
    private static final short BITS = 32;
    private static final int[] WINDOWS_SIDES = {16, 24, 32, 48, 64, 128, 256};
    private static final int LINUX_SIDE = 256;

    private final Image picture;

    /** Uses a picture of any size; pixel art is enlarged by whole numbers. */
    public IconFiles(Image picture) {
        this.picture = picture;
    }

    /** An ICO file for Windows, with pictures of 16 to 256 pixels. */
    public byte[] ico() {
        List<byte[]> pictures = new ArrayList<>();
        for (BufferedImage icon : WindowIcons.inSizes(picture, WINDOWS_SIDES)) pictures.add(png(icon));
        return icoFile(WINDOWS_SIDES, pictures);
    }

    /** An ICNS file for macOS, with pictures of 32 to 1,024 pixels. */
    public byte[] icns() {
        IcnsFile file = new IcnsFile();
        for (IcnsFile.Type type : IcnsFile.Type.values()) file.add(type, png(type.side()));
        return file.bytes();
    }

    /** A PNG file for Linux, of 256 by 256 pixels. */
    public byte[] png() {
        return png(LINUX_SIDE);
    }

    private byte[] png(int side) {
        return png(WindowIcons.inSizes(picture, side).get(0));
    }

    private static byte[] png(BufferedImage icon) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ImageIO.write(icon, "png", out);
        } catch (IOException inMemory) {
            throw new UncheckedIOException(inMemory);
        }
        return out.toByteArray();
    }

    /** Writes an ICO file of square PNG pictures with sides of at most 256 pixels. */
    private static byte[] icoFile(int[] sides, List<byte[]> pictures) {
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
