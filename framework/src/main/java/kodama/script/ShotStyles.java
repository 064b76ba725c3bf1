package kodama.script;

import java.util.HashMap;
import java.util.Map;
import kodama.draw.Image;
import kodama.draw.Images;
import kodama.draw.Sheet;
import kodama.shot.ShotStyle;

/** Makes the style of a shot from its options, and keeps it for the next shot that looks the same. */
final class ShotStyles {
    private record Look(Image image, boolean turns, double radius) {}

    private final Images images;
    private final Map<Look, ShotStyle> styles = new HashMap<>();

    ShotStyles(Images images) {
        this.images = images;
    }

    ShotStyle of(Options options) {
        Look look = new Look(image(options), options.flag("turns"), options.atLeast("radius", 0, 2));
        return styles.computeIfAbsent(look, ShotStyles::make);
    }

    private Image image(Options options) {
        Sheet sheet = images.sheet(options.text("sprite", DefaultShot.NAME));
        return sheet.frame(options.integer("frame", 1, sheet.count(), 1) - 1);
    }

    private static ShotStyle make(Look look) {
        return look.turns()
                ? ShotStyle.turning(look.image(), look.radius())
                : ShotStyle.upright(look.image(), look.radius());
    }
}
