package kodama.shot.look;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A bounded cache of looks: builders with equal values give the same look, so that its images are created once. Owned
 * by the game thread.
 */
public final class ShotLookCache {
    private record Pair(ShotShape shape, ShotColor color) {}

    private final int capacity;
    private final Map<LookValues, ShotLook> looks = new HashMap<>();
    /** Artworks of built-in shapes, which are equal only to themselves. */
    private final Map<Pair, Artwork> artworks = new HashMap<>();

    /**
     * Creates an empty cache.
     *
     * @param capacity maximum number of looks; when it is reached, all are forgotten
     */
    public ShotLookCache(int capacity) {
        this.capacity = capacity;
    }

    /** Returns the picture of a built-in shape in a color; always the same object. */
    public Artwork artwork(ShotShape shape, ShotColor color) {
        return artworks.computeIfAbsent(new Pair(shape, color), each -> shape.artwork(color));
    }

    /** Returns the look of a builder. */
    public ShotLook look(ShotLook.Builder builder) {
        LookValues values = builder.values();
        @Nullable ShotLook known = looks.get(values);
        if (known != null) return known;
        if (looks.size() == capacity) looks.clear();
        ShotLook look = builder.build();
        looks.put(values, look);
        return look;
    }
}
