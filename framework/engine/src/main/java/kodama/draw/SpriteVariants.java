package kodama.draw;

import java.lang.ref.SoftReference;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Forms of a picture that were drawn before: flipped, scaled, skewed, rotated or in other colors. They are pictures, so
 * drawing one takes as long as drawing a plain sprite.
 *
 * <p>A form is prepared when it is wanted in a second frame, so that a sprite that changes in each frame prepares none.
 * It has exactly the pixels that {@link SpriteRasterizer} draws. Kept with the picture until Java needs the
 * memory.
 */
final class SpriteVariants {
    /** A prepared form, and where it is drawn. */
    static final class Variant {
        final Image image;
        private final SpriteKey key;
        // From the position of the sprite to the corner of the form
        private final double beforeX;
        private final double beforeY;
        private final int boxX;
        private final int boxY;

        private Variant(Image image, SpriteKey key, SpriteTransform transform) {
            this.image = image;
            this.key = key;
            beforeX = transform.beforeX;
            beforeY = transform.beforeY;
            boxX = transform.boxX;
            boxY = transform.boxY;
        }

        int left(double x) {
            return Surface.round(x - beforeX) + boxX;
        }

        int top(double y) {
            return Surface.round(y - beforeY) + boxY;
        }
    }

    private static final int FIRST_BITS = 2;
    private static final int MOST_BITS = 10;
    /** Number of slots in which a form may be. */
    private static final int WAYS = 4;

    /** Most pixels of a form; larger ones gain little. */
    private static final int LARGEST = 1 << 14;

    /** Most pixels of all forms of a picture. */
    private static final int MOST = 10 * LARGEST;

    /** Forms refused before all are prepared anew; with few, a frame could remove the forms that the next one draws. */
    private static final int MOST_REFUSED = 20_000;

    private final Image image;
    private final Surface surface = new Surface();
    private final SpriteRasterizer rasterizer = new SpriteRasterizer(surface);
    private final SpriteTransform transform = new SpriteTransform();
    /** Number of slots as a power of two; they are doubled when there is none for a form. */
    private int bits = FIRST_BITS;
    /** The form of each slot. */
    private @Nullable Variant[] variants = new Variant[1 << FIRST_BITS];

    /** Hash of the look that was wanted last in each slot, and in which frame first. */
    private long[] wanted = new long[1 << FIRST_BITS];

    private int[] since = new int[1 << FIRST_BITS];
    /** Number of pixels of the forms. */
    private int pixels;

    /** Number of forms that were wanted but not prepared since there was no space left. */
    private int refused;

    private SpriteVariants(Image image) {
        this.image = image;
    }

    /** Returns the forms of a picture. */
    static SpriteVariants of(Image image) {
        SoftReference<Object> known = image.variants;
        Object variants = known == null ? null : known.get();
        if (variants != null) return (SpriteVariants) variants;
        SpriteVariants made = new SpriteVariants(image);
        image.variants = new SoftReference<>(made);
        return made;
    }

    /**
     * Returns the form for a look; null if it is not prepared.
     *
     * @param frame any number that changes from frame to frame
     */
    @Nullable
    Variant find(SpriteLook look, int frame) {
        int turn = look.rotation == 0 ? 0 : SpriteTransform.turn(image, look);
        long hash = SpriteKey.hash(look, turn);
        int slot = slot(hash);
        for (int i = 0; i < WAYS; i++) {
            Variant variant = variants[slot ^ i];
            if (variant != null && variant.key.matches(look, turn, hash)) return variant;
        }
        return isWantedAgain(hash, slot, frame) ? prepare(look, turn, hash) : null;
    }

    private int slot(long hash) {
        return (int) (hash >>> 64 - bits);
    }

    private boolean isWantedAgain(long hash, int slot, int frame) {
        if (wanted[slot] == hash) return since[slot] != frame;
        // The first of a frame keeps the slot: if each replaced the one before, none would be there in the next frame
        if (since[slot] == frame) return false;
        wanted[slot] = hash;
        since[slot] = frame;
        return false;
    }

    private @Nullable Variant prepare(SpriteLook look, int turn, long hash) {
        transform.set(image, look);
        long size = (long) transform.boxWidth * transform.boxHeight;
        if (size == 0 || size > LARGEST) return null;
        if (pixels + size > MOST && !startsAnew()) return null;
        Variant variant = new Variant(drawn(look), new SpriteKey(look, turn, hash), transform);
        while (place(variant) < 0 && bits < MOST_BITS) grow();
        put(variant);
        return variant;
    }

    private void put(Variant variant) {
        int free = place(variant);
        int place = free < 0 ? slot(variant.key.hash) : free;
        Variant old = variants[place];
        pixels += size(variant) - (old == null ? 0 : size(old));
        variants[place] = variant;
    }

    /** Returns an empty slot for a form; negative if there is none. */
    private int place(Variant variant) {
        int slot = slot(variant.key.hash);
        for (int i = 0; i < WAYS; i++) if (variants[slot ^ i] == null) return slot ^ i;
        return -1;
    }

    private static int size(Variant variant) {
        return variant.image.width * variant.image.height;
    }

    private void grow() {
        @Nullable Variant[] old = variants;
        bits++;
        variants = new Variant[1 << bits];
        wanted = new long[1 << bits];
        since = new int[1 << bits];
        pixels = 0;
        for (Variant variant : old) if (variant != null) put(variant);
    }

    /** Removes all forms if many others were wanted since there was no space left; returns whether it did. */
    private boolean startsAnew() {
        if (++refused < MOST_REFUSED) return false;
        refused = 0;
        Arrays.fill(variants, null);
        pixels = 0;
        return true;
    }

    private Image drawn(SpriteLook look) {
        int[] target = new int[transform.boxWidth * transform.boxHeight];
        surface.setTarget(target, transform.boxWidth, transform.boxHeight, false, 0, transform.boxHeight);
        rasterizer.begin(image, 255);
        rasterizer.setColors(look.tint, look.fill, look.palette, look.dissolve);
        rasterizer.drawBox(transform);
        return new Image(image.name, transform.boxWidth, transform.boxHeight, target);
    }
}
