package kodama.draw.file;

import java.io.IOException;
import java.util.List;
import kodama.draw.Image;
import kodama.draw.PictureFormat;

/**
 * Files of Aseprite: all visible layers, blended as Aseprite does it, with its tags and slices. The whole picture has
 * all frames in a grid.
 */
public final class AsepriteFormat implements PictureFormat {
    @Override
    public List<String> extensions() {
        return List.of("aseprite", "ase");
    }

    @Override
    public Image read(String name, String path, byte[] file) throws IOException {
        try {
            AsepriteFile content = AsepriteReader.read(file);
            AsepriteComposer composer = new AsepriteComposer(content);
            SheetPacker packer = new SheetPacker(content.width, content.height, content.frameCount);
            for (int i = 0; i < content.frameCount; i++)
                packer.add("", composer.frame(i), content.frames.get(i).millis);
            return packer.image(name, content.tags.all, content.slices);
        } catch (IOException damaged) {
            throw new IOException(path + ": " + damaged.getMessage(), damaged);
        }
    }
}
