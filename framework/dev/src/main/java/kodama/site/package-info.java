/**
 * The documents as a site: pages of HTML with a list of contents, a search, and nothing from elsewhere, so that they
 * can be read from a folder, from a host of pages, or printed.
 *
 * <p>The one door to commonmark, which reads Markdown. {@link kodama.site.Site} is the way in; {@code kodama docs
 * --site} uses it.
 */
@NullMarked
package kodama.site;

import org.jspecify.annotations.NullMarked;
