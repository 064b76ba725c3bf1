package kodama.script.api.draw;

import kodama.draw.Image;
import kodama.draw.RecoloredImages;
import kodama.draw.SpriteLook;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Table;
import kodama.script.game.GameContext;
import kodama.script.task.SpriteFields;

/** Prepares images for functions that have the options {@code fill}, {@code palette} and {@code dissolve}. */
final class ImageColors {
    private final SpriteFields sprites;
    private final DrawCost cost;

    ImageColors(GameContext game, DrawCost cost) {
        sprites = game.sprites();
        this.cost = cost;
    }

    /**
     * Returns an image in the colors of some options, which then include the tint.
     *
     * @return the image itself if the options do not change it by more than a tint
     * @throws LuaException if an option is wrong, or the image is a canvas
     */
    Image recolored(String function, Image image, Table options) {
        try {
            SpriteLook look = sprites.look(image, options);
            if (!look.isRecolored()) return image;
            cost.canvas((double) image.width() * image.height());
            return RecoloredImages.of(image, look);
        } catch (LuaException | IllegalArgumentException wrong) {
            throw new LuaException(function + ": " + wrong.getMessage());
        }
    }
}
