package kodama.script.game;

import java.util.List;
import kodama.base.LeakTracker;
import kodama.draw.Image;
import kodama.draw.Images;
import kodama.draw.awt.OutlineFontFile;
import kodama.draw.text.Fonts;
import kodama.file.GameFiles;
import kodama.file.ResourceCache;
import kodama.shot.look.Artwork;
import kodama.shot.look.ShotShape;
import kodama.sound.Sounds;
import org.jspecify.annotations.Nullable;

/**
 * The loaded assets of a game, which outlive resets.
 *
 * @param images the pictures
 * @param fonts the fonts, including those of the framework
 * @param sounds the sounds
 */
public record Assets(Images images, Fonts fonts, Sounds sounds) implements AutoCloseable {
    /** Creates empty stores. */
    public static Assets of(GameFiles files, LeakTracker leakTracker) {
        Images images = new Images(PictureFormats.of(files), Assets::builtIn, leakTracker);
        return new Assets(
                images, new Fonts(files, images, OutlineFontFile::new, leakTracker), sounds(files, leakTracker));
    }

    private static @Nullable Image builtIn(String name) {
        Artwork artwork = ShotShape.byName(name);
        return artwork == null ? null : artwork.upright(1, 1);
    }

    /** Creates an empty sound cache that reads all supported formats. */
    public static Sounds sounds(GameFiles files, LeakTracker leakTracker) {
        Sounds.Source source = new Sounds.Source() {
            @Override
            public boolean exists(String path) {
                return files.exists(path);
            }

            @Override
            public byte[] read(String path) {
                return files.read(path);
            }

            @Override
            public String caseHint(List<String> paths) {
                return files.caseHint(paths);
            }
        };
        return new Sounds(source, SoundFormats.all(), leakTracker);
    }

    /** Returns the stores, one of each kind. */
    public List<ResourceCache<?>> stores() {
        return List.of(images, fonts, sounds);
    }

    /** Unloads everything. */
    @Override
    public void close() {
        for (ResourceCache<?> store : stores()) store.clear();
    }
}
