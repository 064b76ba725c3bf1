package kodama.dev.menu;

import kodama.dev.overlay.FigureOverlay;
import kodama.dev.overlay.LabelOverlay;
import kodama.dev.overlay.Layers;
import kodama.dev.overlay.Mercy;

/** What the debug menu shows and hides over the game. */
public record SightTools(FigureOverlay figures, LabelOverlay labels, Layers layers, Mercy mercy) {}
