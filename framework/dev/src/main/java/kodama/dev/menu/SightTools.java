package kodama.dev.menu;

import kodama.dev.overlay.FigureOverlay;
import kodama.dev.overlay.LabelOverlay;
import kodama.dev.overlay.Layers;
import kodama.dev.overlay.Mercy;

/**
 * What the debug menu shows and hides over the game.
 *
 * @param figures the figures and the worst frame
 * @param labels hit boxes, speeds, priorities
 * @param layers which tasks are left out of the picture
 * @param mercy whether the player cannot be hit
 */
public record SightTools(FigureOverlay figures, LabelOverlay labels, Layers layers, Mercy mercy) {}
