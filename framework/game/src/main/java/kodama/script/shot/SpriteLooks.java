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

/** Gives shots in flight other pictures, and keeps what was made for that. */
final class SpriteLooks {
    /** So many looks are kept; names can be made up without end, files cannot. */
    private static final int MOST = 256;

    /** All that such a look depends on. */
    private record Key(Image image, boolean turns, int layer) {}

    private final SpriteSheets sheets;
    private final Map<Key, ShotLook> kept = new HashMap<>();

    /**
     * Knows no picture so far.
     *
     * @param sheets pictures cut into frames
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
        ShotLook look = kept.get(key);
        if (look != null) return look;
        if (kept.size() == MOST) kept.clear();
        look = ShotLook.of(List.of(Artwork.of(key.image)))
                .turns(key.turns)
                .layer(key.layer)
                .build();
        kept.put(key, look);
        return look;
    }
}
