package kodama.script.shot;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kodama.draw.Image;
import kodama.lua.bind.Value;
import kodama.script.task.SpriteSheets;
import kodama.shot.look.Artwork;
import kodama.shot.look.ShotLook;
import kodama.shot.look.ShotStyle;

/** Creates the looks of shots whose picture was changed in flight, and caches them. */
final class SpriteLooks {
    /** Limit of cached looks. */
    private static final int MAX_LOOKS = 256;

    /** Everything that a look depends on. */
    private record Key(Image image, boolean turns, int layer) {}

    private final SpriteSheets sheets;
    private final Map<Key, ShotLook> cached = new HashMap<>();

    /**
     * Creates an empty cache.
     *
     * @param sheets finds pictures
     */
    SpriteLooks(SpriteSheets sheets) {
        this.sheets = sheets;
    }

    ShotStyle withSprite(ShotStyle style, String sprite) {
        Image image = sheets.get(Value.of(sprite)).frame(0);
        ShotLook before = style.look();
        return ShotStyle.of(look(new Key(image, before.turns(), before.layer())), style.radius());
    }

    private ShotLook look(Key key) {
        ShotLook look = cached.get(key);
        if (look != null) return look;
        if (cached.size() == MAX_LOOKS) cached.clear();
        look = ShotLook.of(List.of(Artwork.of(key.image)))
                .turns(key.turns)
                .layer(key.layer)
                .build();
        cached.put(key, look);
        return look;
    }
}
