package kodama.loop.game;

import kodama.draw.EffectPixels;
import kodama.draw.PixelEffect;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;

/** A module of a game that makes effects of its own. */
@LuaModule(name = "ripples", doc = "Effects.")
public final class Ripples {
    /** Creates the module. */
    public Ripples() {}

    private record Paint(int color) implements PixelEffect {
        @Override
        public void apply(int pass, EffectPixels pixels, int top, int bottom) {
            if (color < 0) throw new IllegalStateException("no paint left");
            for (int y = top; y < bottom; y++)
                for (int x = pixels.left(); x < pixels.right(); x++)
                    pixels.target()[y * pixels.stride() + x] = 0xFF000000 | color;
        }
    }

    @LuaFunction(value = "paint(color: integer) -> userdata<PixelEffect>", doc = "Makes an effect of one color.")
    PixelEffect paint(int color) {
        return new Paint(color);
    }
}
