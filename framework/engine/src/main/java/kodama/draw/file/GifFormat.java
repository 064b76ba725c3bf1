package kodama.draw.file;

import java.io.IOException;
import java.util.List;
import kodama.draw.Image;
import kodama.draw.PictureFormat;

/** GIF files; the frames of an animated one become a sheet with the animation {@code all}. */
public final class GifFormat implements PictureFormat {
    @Override
    public List<String> extensions() {
        return List.of("gif");
    }

    @Override
    public Image read(String name, String path, byte[] file) throws IOException {
        try {
            return new GifReader(file).image(name);
        } catch (IOException damaged) {
            throw new IOException(path + ": " + damaged.getMessage(), damaged);
        }
    }
}
