package kodama.script.shot;

import kodama.shot.kind.ShotStyle;

/** Finds pictures for shots that are to look otherwise. */
@FunctionalInterface
public interface ShotLooks {
    /**
     * Changes the picture of a look.
     *
     * @param style the look
     * @param sprite the name of a picture
     * @return the same look otherwise
     * @throws RuntimeException if there is no such picture; says so
     */
    ShotStyle dressed(ShotStyle style, String sprite);
}
