package kodama.check.game;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import kodama.base.LeakTracker;
import kodama.draw.Image;
import kodama.draw.ImageFailure;
import kodama.draw.Images;
import kodama.draw.SheetAnimation;
import kodama.draw.SpriteSheet;
import kodama.file.GameFiles;
import kodama.script.game.PictureFormats;

/**
 * The names of frames and animations that the files of pictures describe.
 *
 * @param frames names of frames, with and without the extension of a picture
 * @param animations names of animations
 * @param isComplete whether all files could be read
 */
record SheetNames(Set<String> frames, Set<String> animations, boolean isComplete) {
    /** Reads the pictures that may have frames with names, or animations: all but PNG files alone, JPEG and BMP. */
    static SheetNames of(GameFiles files, List<String> paths) {
        Set<String> frames = new TreeSet<>();
        Set<String> animations = new TreeSet<>();
        boolean isComplete = true;
        Images images = new Images(PictureFormats.of(files), name -> null, new LeakTracker());
        for (String name : names(images, paths)) {
            try {
                Image image = images.read(name);
                if (image.layout() == null) continue;
                SpriteSheet sheet = SpriteSheet.of(image);
                frames.addAll(sheet.names());
                for (SheetAnimation animation : sheet.animations()) animations.add(animation.name());
            } catch (ImageFailure damaged) {
                isComplete = false;
            }
        }
        return new SheetNames(frames, animations, isComplete);
    }

    private static Set<String> names(Images images, List<String> paths) {
        Set<String> pictures = new TreeSet<>();
        for (String path : paths) pictures.addAll(images.namesOf(path));
        Set<String> names = new TreeSet<>();
        for (String path : paths)
            if (path.endsWith(".json") || path.endsWith(".aseprite") || path.endsWith(".ase") || path.endsWith(".gif"))
                names.addAll(images.namesChangedBy(path));
        names.retainAll(pictures);
        return names;
    }
}
