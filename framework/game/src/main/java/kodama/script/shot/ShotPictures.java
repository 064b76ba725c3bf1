package kodama.script.shot;

import kodama.lua.bind.Value;
import kodama.shot.Shot;
import kodama.shot.look.ShotLook;

/** Finds the pictures for the kinds and colors of shots that scripts name. */
public interface ShotPictures {
    /**
     * Returns the look of a shot with the picture of a kind, and with its turning and spin unless the shot has its own.
     *
     * @param kind name of the kind
     * @param hits the groups that the shot hits, which select the default color
     * @throws kodama.lua.bind.LuaException if there is no such kind
     */
    ShotLook.Builder withKind(Shot shot, String kind, Value hits);

    /**
     * Returns a look in another color.
     *
     * @param color name of the color
     * @throws kodama.lua.bind.LuaException if the picture does not have such a color
     */
    ShotLook.Builder withColor(ShotLook look, String color);
}
