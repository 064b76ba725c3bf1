package kodama.pack.icon;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import kodama.desktop.WindowIcons;
import kodama.draw.Image;

/** The icon of a game as files, each in the format of a system. */
public final class IconFiles {
    private static final int[] WINDOWS_SIDES = {16, 24, 32, 48, 64, 128, 256};
    private static final int LINUX_SIDE = 256;

    private final Image picture;

    /** Takes a picture of any size; pixel art is enlarged by whole numbers. */
    public IconFiles(Image picture) {
        this.picture = picture;
    }

    /** An ICO file for Windows, with pictures of 16 to 256 pixels. */
    public byte[] ico() {
        List<byte[]> pictures = new ArrayList<>();
        for (BufferedImage icon : WindowIcons.inSizes(picture, WINDOWS_SIDES)) pictures.add(png(icon));
        return IcoFile.of(WINDOWS_SIDES, pictures);
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
}
