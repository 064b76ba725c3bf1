package kodama.script.game;

import java.util.List;
import kodama.draw.Images;
import kodama.draw.awt.JavaPictureFormat;
import kodama.draw.file.AsepriteFormat;
import kodama.draw.file.GifFormat;
import kodama.draw.file.SheetJson;
import kodama.draw.file.UnreadableFormats;
import kodama.file.GameFiles;

/** The picture files that a game can use. */
public final class PictureFormats {
    private PictureFormats() {}

    /** Returns all formats, for the files of a game. */
    public static Images.Formats of(GameFiles files) {
        Images.Files source = new Images.Files() {
            @Override
            public boolean exists(String path) {
                return files.exists(path);
            }

            @Override
            public byte[] read(String path) {
                return files.read(path);
            }
        };
        return new Images.Formats(
                source,
                List.of(new AsepriteFormat(), new GifFormat(), new JavaPictureFormat()),
                List.of(new SheetJson()),
                UnreadableFormats::reason);
    }
}
