package kodama.draw;

import java.io.IOException;
import java.util.List;

/** PNG files. */
final class PngFormat implements PictureFormat {
    @Override
    public List<String> extensions() {
        return List.of("png");
    }

    @Override
    public Image read(String name, String path, byte[] file) throws IOException {
        return PngReader.read(name, file);
    }
}
