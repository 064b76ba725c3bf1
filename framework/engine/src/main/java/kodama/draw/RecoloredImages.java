package kodama.draw;

import java.lang.ref.SoftReference;
import org.jspecify.annotations.Nullable;

/**
 * Forms of a picture in other colors, for commands that draw it along a path or repeatedly. The last few are kept with
 * the picture until Java needs the memory. Owned by the game thread.
 */
public final class RecoloredImages {
    private static final int MOST = 16;

    /** Most pixels of all forms of a picture; of a large one, only the last form is kept. */
    private static final int MOST_PIXELS = 1 << 20;

    /** What a form depends on, and the form. */
    private record Form(
            int tint,
            int fill,
            @Nullable Palette palette,
            @Nullable Dissolve dissolve,
            Image image) {
        boolean matches(SpriteLook look) {
            return tint == look.tint && fill == look.fill && palette == look.palette && dissolve == look.dissolve;
        }
    }

    private final Surface surface = new Surface();
    private final SpriteRasterizer rasterizer = new SpriteRasterizer(surface);
    private final @Nullable Form[] forms;
    /** Index of the form that is replaced next, the oldest. */
    private int next;

    private RecoloredImages(Image image) {
        forms = new Form[Math.max(1, Math.min(MOST, MOST_PIXELS / (image.width * image.height)))];
    }

    /**
     * Returns a picture with the tint, fill, palette and dissolving of a look.
     *
     * @throws IllegalArgumentException if it is the picture of a canvas, whose pixels change
     */
    public static Image of(Image image, SpriteLook look) {
        if (image.changes)
            throw new IllegalArgumentException("fill, palette and dissolve need an image that does not change, but this"
                    + " one is a canvas; use canvas:image(), or draw the canvas in these colors on another one");
        SoftReference<Object> known = image.recolored;
        Object forms = known == null ? null : known.get();
        if (forms == null) {
            forms = new RecoloredImages(image);
            image.recolored = new SoftReference<>(forms);
        }
        return ((RecoloredImages) forms).form(image, look);
    }

    private Image form(Image image, SpriteLook look) {
        for (Form form : forms) if (form != null && form.matches(look)) return form.image;
        Image made = drawn(image, look);
        forms[next] = new Form(look.tint, look.fill, look.palette, look.dissolve, made);
        next = (next + 1) % forms.length;
        return made;
    }

    private Image drawn(Image image, SpriteLook look) {
        int[] target = new int[image.width * image.height];
        surface.setTarget(target, image.width, image.height, false, 0, image.height);
        rasterizer.begin(image, 255);
        rasterizer.setColors(look.tint, look.fill, look.palette, look.dissolve);
        rasterizer.drawRows();
        return new Image(image.name, image.width, image.height, target);
    }
}
