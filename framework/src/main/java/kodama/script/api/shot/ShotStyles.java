package kodama.script.api.shot;

import java.util.HashMap;
import java.util.Map;
import kodama.draw.Image;
import kodama.draw.Sheet;
import kodama.lua.bind.Options;
import kodama.lua.bind.Value;
import kodama.script.task.Sheets;
import kodama.shot.kind.ShotStyle;

/** Makes the style of a shot from its options, and keeps the pictures for the next shot that looks the same. */
public final class ShotStyles {
    private static final double RADIUS = 2;

    private final Sheets sheets;
    private final Map<Image, ShotStyle> upright = new HashMap<>();
    private final Map<Image, ShotStyle> turning = new HashMap<>();

    /**
     * Knows no style so far.
     *
     * @param sheets pictures cut into frames
     */
    public ShotStyles(Sheets sheets) {
        this.sheets = sheets;
    }

    ShotStyle of(Options options) {
        Image image = image(options);
        ShotStyle style = options.flag("turns")
                ? turning.computeIfAbsent(image, picture -> ShotStyle.turning(picture, RADIUS))
                : upright.computeIfAbsent(image, picture -> ShotStyle.upright(picture, RADIUS));
        return style.withRadius(options.number("radius"));
    }

    private Image image(Options options) {
        Value sprite = options.value("sprite");
        Sheet sheet = sheets.get(sprite.isNil() ? DefaultShot.nameFor(options.value("hits")) : sprite);
        return sheet.frame(options.integerUpTo("frame", sheet.count()) - 1);
    }
}
